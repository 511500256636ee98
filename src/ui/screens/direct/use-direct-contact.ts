import { useEffect, useRef, useState } from 'react';
import type { ContactMethod, DealWay, DirectDeal } from '#core';
import { PATH } from '../../ground/paths';
import { useForMembers } from '../../ground/use-for-members';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';

/**
 * Reaches who offers a room, and remembers it: in the room of two about it, or by a number, which is told
 * after a warning where its words are risky.
 */
export function useDirectContact(deal: DirectDeal) {
  const { chats, dealInquiries, stores } = useServices();
  const { history, popups, recents } = stores;
  const forMembers = useForMembers();
  const { once } = useOneAtATime();
  const [asked, setAsked] = useState<ContactMethod | null>(null);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  const talk = async (): Promise<void> => {
    setAsked('CHAT');
    const { id } = await chats.open({ dealId: deal.id });
    recents.contactedDeal(deal.id, 'CHAT');
    // Whoever has left meanwhile stays where they are.
    if (isThere.current) history.push(PATH.chat(id));
  };
  const tell = async (way: DealWay): Promise<void> => {
    const { findRisks } = await import('../../widgets/risk-card/find-risks');
    const { warning } = findRisks(deal.title, deal.description);
    const goesOn =
      warning === null || (await popups.ask('deal-contact', { kind: 'warning', way, warning }));
    if (!goesOn) return;
    setAsked(way);
    const { tel } = await dealInquiries.contact(deal.id, way);
    recents.contactedDeal(deal.id, way);
    const nickname = deal.author?.nickname ?? null;
    // They are shown nothing over another page, either.
    if (isThere.current)
      void popups.ask('deal-contact', { kind: 'number', way, tel, nickname, isCounted: true });
  };
  return {
    /** The way that is on its way. */
    asked,
    contact: (way: ContactMethod) => {
      forMembers(() => {
        void once(() =>
          (way === 'CHAT' ? talk() : tell(way)).finally(() => {
            setAsked(null);
          }),
        );
      });
    },
  };
}
