import { houseHeadline, houseOutline, ITEM_TYPE, pageTitle, type House } from '#core';
import { PATH } from '../../../ground/paths';
import { useServices } from '../../../ground/services';

const COPY_FAILED = '복사에 실패했습니다.';

/** What a person does with a house's page: hand it on, report it, keep its number. */
export function useHouseActions(house: House) {
  const { clipboard, env, stores } = useServices();
  const { popups, toasts } = stores;
  const link = `${env.siteUrl}${PATH.house(house.id)}`;
  const copy = async (text: string, done: string): Promise<void> => {
    if (await clipboard.write(text)) toasts.show(done);
    else toasts.warn(COPY_FAILED);
  };
  return {
    /** The same address for everybody, whatever is open in this one. */
    link,
    share: () =>
      popups.askOnce('share', {
        title: pageTitle(houseHeadline(house)),
        text: houseOutline(house),
        url: link,
        imageUrl: wholeAddress(house.photos[0]?.large, env.siteUrl),
      }),
    copyNumber: () => copy(house.listingNumber, '매물번호가 클립보드에 복사되었습니다.'),
    report: () =>
      popups.askOnce('report', {
        target: { code: ITEM_TYPE.HOUSE, id: house.id },
        title: house.title,
        authorId: null,
      }),
  };
}

const wholeAddress = (path: string | undefined, siteUrl: string): string | null =>
  path === undefined ? null : new URL(path, siteUrl).href;
