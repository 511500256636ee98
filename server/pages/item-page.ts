import { itemId } from '#contract/link-queries';
import { askedOnce } from '../shared/asked-once';
import { missingHead, unlisted, type PageDeps, type PresentHead } from './page-head';

/** The page of an item that links lead to: missing where the links say so, otherwise called `title`. */
const itemPage =
  (title: string, find: (deps: PageDeps, id: string) => Promise<object | null>): PresentHead =>
  async (deps, asked) => {
    const known = itemId.safeParse(asked.params);
    const item = known.success ? await find(deps, known.data.id) : null;
    return item === null ? missingHead(deps) : unlisted(title)(deps, asked);
  };

/** An article or a post. */
export const communityPage = (title: string): PresentHead =>
  itemPage(title, ({ links }, id) => askedOnce(`community ${id}`, () => links.community(id)));

/** A direct deal or a roommate's. */
export const dealPage = (title: string): PresentHead =>
  itemPage(title, ({ links }, id) => askedOnce(`deal ${id}`, () => links.deal(id)));
