import type { AskFirst } from '../../ground/first-view';
import { VIEW_SLOT } from './view-slot';

export { ChecklistViewScreen as Screen } from './ChecklistViewScreen';

/** What is behind the link of the address. */
export const askFirst: AskFirst = async (
  { checklistViews, stores: { history } },
  { code = '' },
) => {
  const found = await checklistViews.of(code);
  history.snapshots.keep(history.current.page, VIEW_SLOT, { code, found });
};
