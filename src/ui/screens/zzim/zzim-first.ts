import { AD_SLOT } from '#core';
import type { AskFirst } from '../../ground/first-view';
import { firstAds } from '../../widgets/ad/first-ads';
import { NOTHING_FOUND } from './found-store';
import { ZZIM_SLOT } from './zzim-snapshot';

export { ZzimScreen as Screen } from './ZzimScreen';

/** The advertisement: what is listed is on the device. */
export const askFirst: AskFirst = async (services) => {
  const { history } = services.stores;
  const ads = await firstAds(services, [AD_SLOT.WEB_ZZIM_HOUSE_TOP]);
  history.snapshots.keep(history.current.page, ZZIM_SLOT, {
    houses: NOTHING_FOUND,
    deals: NOTHING_FOUND,
    mates: NOTHING_FOUND,
    notices: NOTHING_FOUND,
    posts: NOTHING_FOUND,
    contents: NOTHING_FOUND,
    ads,
  });
};
