import { documentPreview, postPath } from '#core';
import { goneHead, missingHead, siteHead, type PresentHead } from './page-head';

/** Characters that those who show links have room for. */
const PREVIEW = 150;

/** `/posts/{id}`, as a visitor may see it: one that is held or hidden is nothing to others. */
export const postPage: PresentHead = async (deps, { params: { id = '' }, asked }) => {
  const found = await asked.ask(`post ${id}`, () => deps.posts.one(id, null));
  if (!found.ok) return found.reason === 'gone' ? goneHead(deps) : missingHead(deps);
  const { title, document } = found.value;
  return siteHead(deps, {
    title,
    description: documentPreview(document, PREVIEW),
    path: postPath(id),
  });
};
