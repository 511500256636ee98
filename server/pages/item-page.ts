import { itemId } from '#contract/link-queries';
import type { AskedOnce } from '../shared/asked-once';
import { missingHead, unlisted, type PageDeps, type PresentHead } from './page-head';

type FindItem = (deps: PageDeps, id: string, asked: AskedOnce) => Promise<object | null>;

/** The page of an item that links lead to: missing where the links say so, otherwise called `title`. */
const itemPage =
  (title: string, find: FindItem): PresentHead =>
  async (deps, given) => {
    const known = itemId.safeParse(given.params);
    const item = known.success ? await find(deps, known.data.id, given.asked) : null;
    return item === null ? missingHead(deps) : unlisted(title)(deps, given);
  };

/** A direct deal or a roommate's. */
export const dealPage = (title: string): PresentHead =>
  itemPage(title, ({ links }, id, asked) => asked.ask(`deal ${id}`, () => links.deal(id)));
