import { useState } from 'react';
import type { ContactMethod, DealWay, House } from '#core';
import { PATH } from '../../../ground/paths';
import { useForMembers } from '../../../ground/use-for-members';
import { HANDHELD, useMediaQuery } from '../../../ground/use-media-query';
import { useServices } from '../../../ground/services';
import { useOneAtATime } from '../../../ground/use-one-at-a-time';
import { contactAsked } from '../../../widgets/contact-bar/contact-words';
import type { HouseStore } from '../house-store';

/** An office takes 에, a person 에게. */
const advertiserAt = ({ advertiser }: House): string =>
  advertiser.kind === 'BROKER' ? `${advertiser.office}에` : `${advertiser.name} 님에게`;

/**
 * What a way to reach the advertiser does besides what its link does: a PC shows the number, a private
 * person's is asked for (spec/readings R46), and a member is met in a room of two (spec/readings R47). It is
 * remembered when it was taken, and only then.
 */
export function useContact(store: HouseStore, house: House) {
  const { chats, dealInquiries, stores } = useServices();
  const { history, popups } = stores;
  const canCall = useMediaQuery(HANDHELD);
  const forMembers = useForMembers();
  const { once } = useOneAtATime();
  const [asked, setAsked] = useState<DealWay | null>(null);

  /** Whoever has left meanwhile stays where they are: nothing is shown over another page. */
  const showing = (work: () => Promise<() => void>): void => {
    void once(async () => {
      const { page } = history.current;
      const show = await work();
      if (history.current.page === page) show();
    });
  };
  const talk = async () => {
    const { id } = await chats.open({ houseId: house.id });
    store.contacted('CHAT');
    return () => {
      history.push(PATH.chat(id));
    };
  };
  const tell = async (way: DealWay) => {
    setAsked(way);
    try {
      const { tel } = await dealInquiries.houseContact(house.id, way);
      store.contacted(way);
      return () => {
        const { advertiser } = house;
        const nickname = advertiser.kind === 'BROKER' ? null : advertiser.name;
        void popups.ask('deal-contact', { kind: 'number', way, tel, nickname, isCounted: false });
      };
    } finally {
      setAsked(null);
    }
  };
  const contact = (method: ContactMethod, number: string | null): void => {
    if (method === 'CHAT' && house.takesChat === true) {
      forMembers(() => {
        showing(talk);
      });
      return;
    }
    if (method !== 'CHAT' && number === null) {
      forMembers(() => {
        showing(() => tell(method));
      });
      return;
    }
    if (!canCall && number !== null && method !== 'CHAT') {
      const message = `${advertiserAt(house)} 이 번호로 ${contactAsked(method)} 주세요.`;
      void popups.askOnce('alert', { title: number, message });
    }
    store.contacted(method);
  };
  return { canCall, asked, contact };
}
