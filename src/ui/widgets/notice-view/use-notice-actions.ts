import {
  dayTimeText,
  ITEM_TYPE,
  MOST_REPORT_TITLE,
  pageTitle,
  seoulDay,
  supplyName,
  type Notice,
} from '#core';
import { PATH } from '../../ground/paths';
import { useServices } from '../../ground/services';

/** `LH · 매입임대 · 11월 25일(수) 17:00 마감` */
const outlineOf = (notice: Notice, now: number): string =>
  [
    notice.organisation,
    supplyName(notice.supplyTypeCode),
    notice.until === null ? '' : `${dayTimeText(notice.until, seoulDay(now))} 마감`,
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** What a person does with a notice besides reading it: hand it on, report it, be told in time. */
export function useNoticeActions(notice: Notice) {
  const { clock, env, stores } = useServices();
  const { popups } = stores;
  const { id, title, until } = notice;
  return {
    share: () =>
      popups.askOnce('share', {
        title: pageTitle(title),
        text: outlineOf(notice, clock.now()),
        url: `${env.siteUrl}${PATH.notice(id)}`,
        imageUrl: null,
      }),
    report: () =>
      popups.askOnce('report', {
        target: { code: ITEM_TYPE.RENTAL, id },
        title: title.slice(0, MOST_REPORT_TITLE),
        authorId: null,
      }),
    /** Null where there is no end to be told of. */
    alarm: until === null ? null : () => popups.askOnce('notice-alarm', { id, title, until }),
  };
}
