import type { ContactMethod, House } from '#core';
import { useServices } from '../../../ground/services';
import { HANDHELD, useMediaQuery } from '../../../ground/use-media-query';
import type { HouseStore } from '../house-store';

/** An office takes 에, a person 에게. */
const advertiserAt = ({ advertiser }: House): string =>
  advertiser.kind === 'BROKER' ? `${advertiser.office}에` : `${advertiser.name} 님에게`;

/**
 * What a way to reach the advertiser does besides what its link does: a PC shows the number. It is
 * remembered when it was taken, and only then.
 */
export function useContact(store: HouseStore, house: House) {
  const { popups } = useServices().stores;
  const canCall = useMediaQuery(HANDHELD);
  const contact = (method: ContactMethod, number: string | null): void => {
    if (!canCall && number !== null) {
      const way = method === 'TEL' ? '전화해' : '문자를 보내';
      const message = `${advertiserAt(house)} 이 번호로 ${way} 주세요.`;
      void popups.askOnce('alert', { title: number, message });
    }
    store.contacted(method);
  };
  return { canCall, contact };
}
