import { APP_PAGES, contentPath, feedTagPath, TAG_FORM } from '#core';
import { contentData, feedData } from './structured-data/content-data';
import { FEED_TITLE } from '../magazine/rss';
import { goneHead, missingHead, siteHead, type PageDeps, type PresentHead } from './page-head';

/** What the list shows first. */
const FIRST_PAGE = 20;

/** `/contents/{id}`; one that was taken away is gone. */
export const contentPage: PresentHead = async (deps, { params: { id = '' }, asked }) => {
  const found = await asked.ask(`content ${id}`, () => deps.contents.one(id));
  if (!found.ok) return found.reason === 'gone' ? goneHead(deps) : missingHead(deps);
  const { content, version } = found.value;
  const picture = content.coverId === null ? null : deps.shownPictures.card(content.coverId);
  return siteHead(deps, {
    title: content.title,
    description: `${content.isExample ? '예시 · ' : ''}${content.summary}`,
    path: contentPath(content.id),
    kind: 'article',
    feed: FEED_TITLE,
    data: contentData(content, picture),
    madeOf: { of: 'contents', version },
    ...(picture !== null && { picture: { link: picture, alt: content.coverAlt } }),
  });
};

/** `/feed` */
export const feedPage: PresentHead = (deps) => listHead(deps, null);

/** `/feed/tag/{tag}`. A tag that no article has is no page. */
export const feedTagPage: PresentHead = (deps, { params: { tag = '' } }) =>
  TAG_FORM.test(tag) ? listHead(deps, tag) : emptyTag(deps, tag);

/** The screen calls itself after the tag all the same. */
const emptyTag = (deps: PageDeps, tag: string) => ({ ...missingHead(deps), title: `#${tag}` });

async function listHead(deps: PageDeps, tag: string | null) {
  const found = await deps.contents.list({ tag, limit: FIRST_PAGE, cursor: null });
  if (tag !== null && found.total === 0) return emptyTag(deps, tag);
  const { title: name, path: all } = APP_PAGES.feed;
  const title = tag === null ? name : `#${tag}`;
  const path = tag === null ? all : feedTagPath(tag);
  return siteHead(deps, {
    title,
    description:
      tag === null
        ? '방을 구하고 계약하고 혼자 사는 데 필요한 것을 한 편씩 읽어 보세요.'
        : `${tag}에 관한 글 ${found.total.toLocaleString('ko-KR')}편을 모았어요.`,
    path,
    feed: FEED_TITLE,
    data: feedData(title, path, found),
    madeOf: { of: 'contents', version: found.version },
  });
}
