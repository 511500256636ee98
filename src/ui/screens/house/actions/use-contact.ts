import { contactWays, withParticle, type ContactMethod, type House } from '#core';
import { useServices } from '../../../ground/services';
import { useMediaQuery } from '../../../ground/use-media-query';
import type { HouseStore } from '../house-store';

/** A finger, not a mouse: the device may call and write by itself. */
const HANDHELD = '(hover: none), (pointer: coarse)';
const OTHER_WAY = { TEL: '전화', SMS: '문자' } as const;

/** Chats come later; what can be done today is named, where there is something. */
function chatText({ contact }: House): string {
  const ways = contactWays(contact).flatMap((way) => (way === 'CHAT' ? [] : [OTHER_WAY[way]]));
  const now =
    ways.length === 0 ? '조금만 기다려 주세요.' : `지금은 ${eitherOf(ways)} 문의해 주세요.`;
  return `채팅은 아직 준비하고 있어요. ${now}`;
}

const eitherOf = (ways: readonly string[]): string => withParticle(ways.join(' 또는 '), '으로/로');

/** An office takes 에, a person 에게. */
const advertiserAt = ({ advertiser }: House): string =>
  advertiser.kind === 'BROKER' ? `${advertiser.office}에` : `${advertiser.name} 님에게`;

/** What a way to reach the advertiser does here: a phone calls, a PC shows the number. */
export function useContact(store: HouseStore, house: House) {
  const { popups } = useServices().stores;
  const canCall = useMediaQuery(HANDHELD);
  const contact = (method: ContactMethod, number: string | null): void => {
    store.contacted(method);
    if (method === 'CHAT') {
      void popups.askOnce('alert', { title: '채팅', message: chatText(house) });
    } else if (!canCall && number !== null) {
      const way = method === 'TEL' ? '전화해' : '문자를 보내';
      const message = `${advertiserAt(house)} 이 번호로 ${way} 주세요.`;
      void popups.askOnce('alert', { title: number, message });
    }
  };
  return { canCall, contact };
}
