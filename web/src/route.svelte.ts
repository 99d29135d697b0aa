/** Which page is shown: the address, split, and links that change it without loading anew. */

class Route {
  path = $state<string[]>([]);
  query = $state.raw(new URLSearchParams());

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.read();
    if (!replace) scrollTo(0, 0);
  }

  /** Follow links within Coterie without loading the page anew. */
  follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.target || link.hasAttribute('download') || link.pathname.startsWith('/api/')) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.href);
  }

  private read(): void {
    this.path = location.pathname.split('/').filter(Boolean);
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();
