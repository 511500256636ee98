import { CONTACT_METHOD, isOnOffer, type ContactMethod, type DirectDeal } from '#core';
import { Button } from '../../components/button/Button';
import styles from '../../widgets/contact-bar/contact-bar.module.scss';
import { CONTACT_ICON, CONTACT_NAME } from '../../widgets/contact-bar/contact-words';
import { DirectHeart } from '../../widgets/zzim-heart/DealHeart';
import { useDirectContact } from './use-direct-contact';

export interface DirectBarProps {
  readonly deal: DirectDeal;
}

/**
 * The heart, and the ways to reach who offers a room; one that they do not take is not there. A chat is recommended: a
 * number stays hidden there, and warnings work.
 */
export function DirectBar({ deal }: DirectBarProps) {
  const { asked, contact } = useDirectContact(deal);
  const canChat = deal.author !== null && isOnOffer(deal.status);
  const ways: readonly ContactMethod[] = canChat ? [...deal.ways, CONTACT_METHOD.CHAT] : deal.ways;
  const heart = <DirectHeart deal={{ ...deal, maintenance: deal.fee.amount }} kind="bar" />;
  if (ways.length === 0)
    return (
      <div className={styles.bar}>
        {heart}
        <p className={styles.over}>올린 사람이 전화번호를 남기지 않았어요.</p>
      </div>
    );
  const main = ways.at(-1);
  return (
    <div className={styles.bar}>
      {heart}
      <div className={styles.ways} role="group" aria-label="연락하기">
        {ways.map((way) => (
          <Button
            key={way}
            className={way === main ? styles.main : styles.way}
            kind={way === main ? 'primary' : 'outline'}
            size="bar"
            icon={CONTACT_ICON[way]}
            busy={asked === way}
            onClick={() => {
              contact(way);
            }}
          >
            {CONTACT_NAME[way]}
          </Button>
        ))}
      </div>
    </div>
  );
}
