import type { AskFirst } from '../../ground/first-view';
import { NoticeRest } from '../../widgets/notice-view/later-notice-rest';
import { NOTICE_SLOT } from '../../widgets/notice-view/use-kept-notice';
import { otherNotices, OTHERS_SLOT } from './other-notices';

export { NoticeScreen as Screen } from './NoticeScreen';
export const alsoDrawn = [NoticeRest];

/** The notice itself; where there is none, others. */
export const askFirst: AskFirst = async ({ notices, stores: { history } }, { id = '' }) => {
  const { page } = history.current;
  const notice = await notices.one(id);
  history.snapshots.keep(page, NOTICE_SLOT, { id, notice });
  if (notice === null) history.snapshots.keep(page, OTHERS_SLOT, await otherNotices(notices));
};
