import { AsyncLocalStorage } from 'node:async_hooks';

const pages = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Within `draw`, and all that it calls, the same question is asked once. */
export const asOnePage = <Page>(draw: () => Promise<Page>): Promise<Page> =>
  pages.run(new Map(), draw);

/**
 * What a page shows is asked for by its head and by its first view: within one page the second is
 * answered as the first was. `question` names what is asked, of one kind in the whole server.
 */
export function askedOnce<Answer>(question: string, ask: () => Promise<Answer>): Promise<Answer> {
  const known = pages.getStore();
  if (known === undefined) return ask();
  const asked = (known.get(question) as Promise<Answer> | undefined) ?? ask();
  known.set(question, asked);
  return asked;
}
