import { collectionCardLine, collectionViewPath } from '#core';
import { missingHead, siteHead, type PresentHead } from './page-head';

/**
 * `/c/{code}`, as a visitor sees it: for those who were given the link, and for no search. Its picture is
 * the product's own: of what is in it others decide whether it is shown. Nobody is named: messengers keep
 * what they were told of a link, withdrawn or not.
 */
export const collectionViewPage: PresentHead = async (deps, { params: { code = '' }, asked }) => {
  const found = await asked.ask(`collection ${code}`, () => deps.collections.shared(null, code));
  if (!found.ok) return missingHead(deps);
  const { name, items } = found.value;
  return siteHead(deps, {
    title: name,
    description: collectionCardLine(items.length),
    path: collectionViewPath(code),
    isListed: false,
  });
};
