import { noticeListFrom } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { searchOf } from '../../stores/history/url-parts';
import { askNotices } from './notices-answer';
import { questionOf } from './notices-question';
import { NOTICES_SLOT } from './notices-snapshot';
import { FilterColumn } from './wide/later-filter-column';

export { NoticesScreen as Screen } from './NoticesScreen';

export const alsoDrawnWide = [FilterColumn];

/** The first page of what the address asks, with its counts: of a person nothing is known yet. */
export const askFirst: AskFirst = async (services) => {
  const { history } = services.stores;
  const { page, url } = history.current;
  const question = questionOf(noticeListFrom(searchOf(url)));
  const list = await askNotices(services, question);
  const kept = { list, weighed: null, scrolled: 0 };
  history.snapshots.keep(page, NOTICES_SLOT, kept);
};
