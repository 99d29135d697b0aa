/** What the parts of Gatsby's board share. */
import { pointable, type BoardProps, type Choice } from '../board';
import type { GatsbyBoard, GatsbyView } from './view';

export class Scene {
  readonly view: GatsbyView;
  readonly board: GatsbyBoard;
  private readonly targets = new Map<string, Choice>();

  constructor(private readonly props: BoardProps) {
    this.view = props.view as GatsbyView;
    this.board = props.board as GatsbyBoard;
    for (const choice of props.choices) {
      for (const field of ['space', 'place', 'tile', 'action']) {
        const value = choice.move[field];
        if (typeof value === 'string') this.targets.set(`${field} ${value}`, choice);
      }
    }
  }

  target(field: string, value: string): Choice | undefined {
    return this.targets.get(`${field} ${value}`);
  }

  point(field: string, value: string, tip: string, clause?: string): Record<string, unknown> {
    return pointable({ choice: this.target(field, value), tip, clause, choose: this.props.choose });
  }

  /** A text of the game, if there is one, else the plain words. */
  word(field: string, value: string): string {
    const id = `${field}-${value}`;
    return this.props.say.has(id) ? this.props.say.say(id) : value.replaceAll('_', ' ');
  }

  text(id: string, args: Record<string, unknown> = {}): string {
    return this.props.say.say(id, args, this.props.names);
  }

  /** What one does at a location. */
  placeTip(location: string): string {
    return `${this.word('location', location)}\n${this.text(`help-gatsby-${location}`)}`;
  }

  name(seat: number): string {
    return this.props.names[seat] ?? '';
  }

  /** The clause behind a thing on the board, for the tooltip's way to the rules. */
  clause(thing: string): string | undefined {
    return this.board.clauses[thing];
  }

  shape(character: string): string {
    return this.board.characters[character.split('-')[0] ?? '']?.shape ?? 'circle';
  }

  prestige(character: string): number {
    const [suit, n] = character.split('-') as [string, string];
    return this.board.characters[suit]?.prestige[Number(n) - 1] ?? 0;
  }
}
