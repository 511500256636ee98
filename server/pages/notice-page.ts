import {
  dayOf,
  NOTICE_STATUS,
  noticeHeadline,
  noticeOutline,
  noticePath,
  type NoticeSummary,
} from '#core';
import { noticeData } from './structured-data/notice-data';
import { missingHead, siteHead, type PresentHead } from './page-head';

/** The picture of a kind of supply and a last day, which the image service draws. */
const cardPath = ({ supplyTypeCode, until }: NoticeSummary): string =>
  `/notice/card/${supplyTypeCode}/${until === null ? 'always' : dayOf(until)}.svg`;

/**
 * `/notices/{id}`. One that is over, or that its source has no more, can be read, but is nothing to be
 * found. The same notice says something else once it is over: of its version nothing is kept.
 */
export const noticePage: PresentHead = async (deps, { params: { id = '' }, asked }) => {
  const now = deps.clock.now();
  const found = await asked.ask(`notice ${id}`, () => deps.notices.one(id, now));
  if (found === null) return missingHead(deps);
  const { notice } = found;
  const title = noticeHeadline(notice);
  const description = noticeOutline(notice, now);
  const picture = deps.presentCard(cardPath(notice));
  return siteHead(deps, {
    title,
    description,
    path: noticePath(notice.id),
    data: noticeData(notice, { description, picture }),
    isListed: notice.status !== NOTICE_STATUS.EXPIRE,
    picture: { link: picture, alt: title },
  });
};
