import {
  APP_PAGES,
  areaLevel,
  EMPTY_NOTICE_FILTER,
  NOTICE_SORT,
  noticeFilterKey,
  noticeListFrom,
  noticeListTo,
  noticesHeadline,
  type NoticeFilter,
} from '#core';
import { listQuestion, tallyQuestion } from '../notices/notice-questions';
import type { AskedOnce } from '../shared/asked-once';
import { noticesData } from './structured-data/notices-data';
import { siteHead, type PageDeps, type PresentHead } from './page-head';

const { path: NOTICES_PATH } = APP_PAGES.notices;

/** What the list shows first. */
const FIRST_PAGE = 30;

/** `/youth/todays` */
export const youthPage: PresentHead = (deps) =>
  siteHead(deps, {
    title: APP_PAGES.youth.title,
    description:
      '오늘 마감하는 공고와 곧 마감하는 공고, 새로 나온 청년 주거 공고를 한눈에 보고 나에게 맞는지 확인해 보세요.',
    path: APP_PAGES.youth.path,
  });

/** `/youth/guide` */
export const youthGuidePage: PresentHead = (deps) =>
  siteHead(deps, {
    title: APP_PAGES.youthGuide.title,
    description:
      '행복주택, 매입임대, 전세임대가 무엇이 다른지, 순위와 소득 기준은 어떻게 읽는지, 어떤 서류가 필요한지 쉬운 말로 알려드려요.',
    path: APP_PAGES.youthGuide.path,
  });

/**
 * A list that has a name of its own: that of one 시·도 or 시·군·구, of one kind of supply, of both, or of
 * everything. A dong has the same notices as what lies around it.
 */
function namedFilter({ areas, supplies }: NoticeFilter): NoticeFilter {
  const [area = ''] = areas;
  const hasArea = areas.length === 1 && ['sido', 'sigungu'].includes(areaLevel(area));
  return {
    ...EMPTY_NOTICE_FILTER,
    areas: hasArea ? areas : [],
    supplies: supplies.length === 1 ? supplies : [],
  };
}

/** What the one area of a filter is called, as the list calls it; null where nobody knows. */
async function areaName(
  { notices, dongs, clock }: PageDeps,
  filter: NoticeFilter,
  asked: AskedOnce,
): Promise<string | null> {
  const [code] = filter.areas;
  if (code === undefined || filter.areas.length > 1) return null;
  if (areaLevel(code) === 'dong') {
    const dong = await dongs.one(code);
    return dong === null ? null : [dong.sigungu, dong.dong].filter(Boolean).join(' ');
  }
  const tally = () => notices.tally(filter, clock.now());
  const { areas } = await asked.ask(tallyQuestion(filter), tally);
  return areas.find((area) => area.code === code)?.name ?? null;
}

/**
 * `/youth/notices`, by what its address asks. A list that shows a part of what it is named by, in
 * another order, for one person or from a push, is named by the one that shows it all.
 */
export const noticesPage: PresentHead = async (deps, { query, asked }) => {
  const { filter, sort } = noticeListFrom(query.toString());
  const named = namedFilter(filter);
  const path = `${NOTICES_PATH}${noticeListTo({ filter: named, sort: NOTICE_SORT.closing, onlyFitting: false, isPush: false, selected: null })}`;
  const now = deps.clock.now();
  const isWhole =
    sort === NOTICE_SORT.closing && noticeFilterKey(filter) === noticeFilterKey(named);
  const list = { filter, sort, limit: FIRST_PAGE, cursor: null };
  const [name, { items, total }] = await Promise.all([
    areaName(deps, filter, asked),
    asked.ask(listQuestion(list), () => deps.notices.list({ ...list, now })),
  ]);
  const title = noticesHeadline(filter, () => name);
  return siteHead(deps, {
    title,
    description: `${title}, 마감이 가까운 순서로 모아 보고 보증금과 월세, 신청 조건과 서류를 확인해 보세요.`,
    path,
    data: noticesData(title, path, isWhole ? { items, total } : null),
    // Nothing is to be found where nothing is announced; the list of all is there all the same.
    isListed: total > 0 || path === NOTICES_PATH,
  });
};
