/** What the parts of Gatsby's board share. */
import { pointable, type BoardProps, type Choice } from '../board';
import type { GatsbyBoard, GatsbyView } from './view';

/** The clause that explains a bonus, for the tooltip's way to the rules. */
const BONUS_CLAUSES: Readonly<Record<string, string>> = {
  finance: 'GA-BON-2',
  force: 'GA-BON-3',
  swap_tokens: 'GA-BON-4',
  place: 'GA-BON-5',
  swap_characters: 'GA-BON-6',
  special: 'GA-BON-7',
};

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

  /** Whether anything at a location can be chosen now. */
  calls(belongs: (space: string) => boolean): boolean {
    return [...this.targets.keys()].some((key) => belongs(key.split(' ')[1] ?? ''));
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

  bonusClause(bonus: string | null): string | undefined {
    return bonus === null ? undefined : BONUS_CLAUSES[bonus];
  }

  shape(character: string): string {
    return this.board.characters[character.split('-')[0] ?? '']?.shape ?? 'circle';
  }

  prestige(character: string): number {
    const [suit, n] = character.split('-') as [string, string];
    return this.board.characters[suit]?.prestige[Number(n) - 1] ?? 0;
  }
}
