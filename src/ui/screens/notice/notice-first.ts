import type { AskFirst } from '../../ground/first-view';
import { NoticeRest } from '../../widgets/notice-view/later-notice-rest';
import { NOTICE_SLOT } from '../../widgets/notice-view/use-kept-notice';

export { NoticeScreen as Screen } from './NoticeScreen';
export const alsoDrawn = [NoticeRest];

/** The notice itself. */
export const askFirst: AskFirst = async ({ notices, stores: { history } }, { id = '' }) => {
  const notice = await notices.one(id);
  history.snapshots.keep(history.current.page, NOTICE_SLOT, { id, notice });
};
