import {
  APP_PAGES,
  boardName,
  documentPreview,
  postListFrom,
  postListTo,
  postPath,
  POST_SORT,
} from '#core';
import { goneHead, missingHead, siteHead, type PresentHead } from './page-head';
import { postData } from './structured-data/post-data';

/** Characters of a post that its data says. */
const MOST_TEXT = 500;

/**
 * `/posts/{id}`, as a visitor sees it: deleted it is gone, held or hidden it is not there, whoever asks.
 */
export const postPage: PresentHead = async (deps, { params: { id = '' }, asked }) => {
  const found = await asked.ask(`post ${id}`, () => deps.posts.one(id, null));
  if (!found.ok) return found.reason === 'gone' ? goneHead(deps) : missingHead(deps);
  const post = found.value;
  const [first] = post.pictureIds;
  const picture = first === undefined ? null : deps.shownPictures.card(first);
  const board = boardName(post.categoryTypeCode);
  return siteHead(deps, {
    title: post.title,
    description: `${post.isExample ? '예시 · ' : ''}${board} · ${post.preview}`,
    path: postPath(post.id),
    kind: 'article',
    data: postData(post, documentPreview(post.document, MOST_TEXT), picture),
    ...(picture !== null && { picture: { link: picture, alt: post.title } }),
  });
};

/** `/youth/communities`, by its board. What is searched for in it is nothing to be found. */
export const communitiesPage: PresentHead = (deps, { query }) => {
  const { board, q } = postListFrom(query.toString());
  const { title, path } = APP_PAGES.communities;
  return siteHead(deps, {
    title,
    description:
      '혼자 사는 사람들이 집 고민, 동네 질문, 공고 질문과 당첨 후기, 자취 꿀팁을 나누는 곳이에요.',
    path: `${path}${postListTo({ board, sort: POST_SORT.newest, q: '' })}`,
    isListed: q === '',
  });
};
