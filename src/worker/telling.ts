import type { ToPage } from './messages';
import type { OpenPage } from './world';

/** Of so many pages it is known what they were told. */
const MOST_PAGES = 20;

/**
 * What pages are told of what they asked. A page asks before it listens: once it is there it is told
 * again.
 */
export class Telling {
  private readonly told = new Map<string, readonly ToPage[]>();

  tell(page: OpenPage, message: ToPage): void {
    const before = this.told.get(page.id) ?? [];
    // One of each says enough: of what was kept the oldest.
    const others = before.filter(({ kind }) => kind !== message.kind);
    const same = before.find(({ kind }) => kind === message.kind);
    this.told.delete(page.id);
    this.told.set(page.id, [...others, older(same, message)]);
    const [first] = this.told.keys();
    if (this.told.size > MOST_PAGES && first !== undefined) this.told.delete(first);
    page.post(message);
  }

  /** To a page that has begun to listen. */
  again(page: OpenPage): void {
    for (const message of this.told.get(page.id) ?? []) page.post(message);
    this.told.delete(page.id);
  }
}

const older = (one: ToPage | undefined, other: ToPage): ToPage =>
  one?.kind === 'kept' && other.kind === 'kept' && one.at < other.at ? one : other;
