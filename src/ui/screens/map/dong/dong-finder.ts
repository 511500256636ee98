import type { Services } from '../../../ground/services';
import { errorText } from '../../../text/error-text';
import type { MapStorePorts } from '../map-ports';

/**
 * Finds the pages of dongs, with code that comes when it is needed: few come by one. Whoever waits
 * is told why nobody answers, be it the API or the host of that code.
 */
export function dongFinder(
  services: Pick<Services, 'dongs' | 'stores'>,
  load = () => import('./find-dong'),
): MapStorePorts['findDong'] {
  return async (code, cancel) => {
    try {
      const { findDong } = await load();
      return await findDong(services, code, cancel);
    } catch (error) {
      if (!cancel.aborted) services.stores.toasts.warn(errorText(error));
      throw error;
    }
  };
}
