import type { AskFirst } from '../../ground/first-view';
import { askContent, CONTENT_SLOT } from './content-answer';

export { ContentScreen as Screen } from './ContentScreen';

/** The article of the address. */
export const askFirst: AskFirst = async (services, { id = '' }) => {
  const { history } = services.stores;
  history.snapshots.keep(history.current.page, CONTENT_SLOT, await askContent(services, id));
};
