/** A real server on a free loopback port, with a database of its own that goes away with it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';

const root = join(import.meta.dirname, '..', '..');
const dist = join(root, 'web', 'dist');

declare module 'vitest' {
  export interface ProvidedContext {
    url: string;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

export class Server {
  /**
   * `boards`: files to play on instead of the games' own, from the root of the repository.
   * `packages`: a folder of further Python packages, which may bring games.
   */
  constructor(
    private readonly boards: Record<string, string> = {},
    private readonly packages = '',
  ) {}

  private readonly folder = mkdtempSync(join(tmpdir(), 'coterie-e2e-'));
  private process: ChildProcess | undefined;
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    if (!existsSync(join(dist, 'index.html'))) {
      throw new Error('The client is not built: run “npm run build” first.');
    }
    this.port ||= await freePort();
    const python = process.env['COTERIE_PYTHON'] ?? join(root, '.venv', 'bin', 'python');
    // The tests come from one address and are quicker than people.
    const code = `
from pathlib import Path
from coterie.games import lay
from coterie.server import Limits, serve
for game, path in ${JSON.stringify(this.boards)}.items():
    lay(game, Path(path).read_text(encoding="utf-8"))
limits = Limits(requests=(10000, 10000), guests=(10000, 10000), passwords=(1000, 1000), tables=10000, bot_patience=0)
serve(port=${this.port}, database="sqlite:///${this.folder}/coterie.db", redis=None, web=Path("${dist}"), limits=limits)
`;
    const log = openSync(join(this.folder, 'log'), 'a');
    const path = [this.packages, process.env['PYTHONPATH'] ?? ''].filter(Boolean).join(delimiter);
    const env = { ...process.env, PYTHONPATH: path };
    this.process = spawn(python, ['-c', code], { stdio: ['ignore', log, log], cwd: root, env });
    for (let attempt = 0; attempt < 300; attempt += 1) {
      if (this.process.exitCode !== null) break;
      const answer = await fetch(`${this.url}/api/games`).catch(() => null);
      if (answer?.ok) return this;
      await pause(100);
    }
    throw new Error(`The server did not start: ${this.log().slice(-2000)}`);
  }

  log(): string {
    return readFileSync(join(this.folder, 'log'), 'utf8');
  }

  /** Stop at once, as in a power cut. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (!this.process || this.process.exitCode !== null || this.process.signalCode) return;
    const gone = once(this.process, 'exit');
    this.process.kill(signal);
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await new Server().start();
  project.provide('url', server.url);
  return () => server.stop();
}
