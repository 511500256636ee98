import type { NoticeSummary } from '#core';
import { PAGE, PagedList } from '../../stores/paged-list';
import { areaNamesOf, type AreaNames } from '../../widgets/notice-filter/area-tree';
import { askNotices, type NoticesPorts, type ReadyNotices } from './notices-answer';
import { questionKey, type NoticesQuestion } from './notices-question';

/** Notices by the question of the address. */
export type NoticesStore = PagedList<NoticesQuestion, NoticeSummary, ReadyNotices>;

/** `kept` is what was shown before, on the way back to it. */
export const noticesStore = (ports: NoticesPorts, kept?: ReadyNotices): NoticesStore =>
  new PagedList(
    {
      ask: (question, cancel, least) => askNotices(ports, question, cancel, least),
      askPage: ({ filter, question: { sort } }, cursor, cancel) =>
        ports.notices.list({ filter, sort, limit: PAGE, cursor }, cancel),
      keyOf: questionKey,
      isSameList: (one, other) => questionKey(one) === questionKey(other),
    },
    kept,
  );

/** Nothing was answered yet, and something will be. In an observer. */
export const isOpening = ({ shown, state }: NoticesStore): boolean =>
  shown === null && state.kind !== 'failed';

/** What areas are called, as far as is known. In an observer. */
export const areaNames = ({ shown }: NoticesStore): AreaNames =>
  areaNamesOf(shown?.tally?.areas ?? [], shown?.names);
