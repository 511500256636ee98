import type { Services } from '../../ui/ground/services';
import { keepOffline, type OfflineView } from './keep-offline';
import { sendChecklists } from './send-checklists';

/** What a page does once it has nothing else to do, whatever it shows. */
export function startWhenIdle(view: OfflineView, services: Services): void {
  keepOffline(view, services);
  sendChecklists(services);
}
