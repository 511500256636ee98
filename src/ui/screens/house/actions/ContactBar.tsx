import {
  chatLink,
  advertiserNumber,
  contactWays,
  type ContactMethod,
  type DealWay,
  type House,
} from '#core';
import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { ZzimHeart } from '../../../widgets/zzim-heart/ZzimHeart';
import styles from '../../../widgets/contact-bar/contact-bar.module.scss';
import { CONTACT_ICON, CONTACT_NAME, numberLink } from '../../../widgets/contact-bar/contact-words';

interface ContactBarProps {
  readonly house: House;
  /** A device that calls and writes by itself; others are shown the number. */
  readonly canCall: boolean;
  /** The way by which a number is on its way. */
  readonly asked: DealWay | null;
  /** The person took this way; `number` is null for a chat, and where it is still to be told. */
  readonly onContact: (method: ContactMethod, number: string | null) => void;
}

/** The heart, and the ways to reach the advertiser; a way that is not offered is not there. */
export function ContactBar({ house, canCall, asked, onContact }: ContactBarProps) {
  const kept = { ...house, maintenance: house.maintenance?.fee ?? null };
  const heart = <ZzimHeart house={kept} kind="bar" />;
  if (house.status === 'SOLD') {
    return (
      <div className={styles.bar}>
        {heart}
        <p className={styles.over}>거래가 끝난 집이에요. 비슷한 집을 둘러보세요.</p>
      </div>
    );
  }
  const ways = waysOf(house);
  if (ways.length === 0) {
    return (
      <div className={styles.bar}>
        {heart}
        <p className={styles.over}>지금은 연락할 방법이 등록되어 있지 않아요.</p>
      </div>
    );
  }
  // 전화, the recommended one, stands at the right end.
  const [main, ...others] = ways;
  const shown = main === undefined ? [] : [...others, main];
  return (
    <div className={styles.bar}>
      {heart}
      <div className={styles.ways} role="group" aria-label="연락하기">
        {shown.map((method) => (
          <ContactWay
            key={method}
            house={house}
            method={method}
            isMain={method === main}
            canCall={canCall}
            asked={asked}
            onContact={onContact}
          />
        ))}
      </div>
    </div>
  );
}

/**
 * A private person's number is told to who presses for it (spec/readings R46). A member is reached in a room
 * of two; a link of theirs to elsewhere is none then (spec/readings R47).
 */
function waysOf({ contact, takesChat, ways: told = [] }: House): readonly ContactMethod[] {
  const ways = [...told, ...contactWays(contact)];
  return takesChat === true && !ways.includes('CHAT') ? [...ways, 'CHAT'] : ways;
}

interface ContactWayProps extends ContactBarProps {
  readonly method: ContactMethod;
  /** The one that is recommended. */
  readonly isMain: boolean;
}

/** A link where it leads somewhere by itself, else a button that shows the number. */
function ContactWay({ house, method, isMain, canCall, asked, onContact }: ContactWayProps) {
  const number = numberOf(house, method);
  const href =
    method === 'CHAT'
      ? house.takesChat === true
        ? null
        : chatLink(house.contact)
      : canCall && number !== null
        ? numberLink(method, number)
        : null;
  const take = () => {
    onContact(method, number);
  };
  if (href === null) {
    return (
      <Button
        className={isMain ? styles.main : styles.way}
        kind={isMain ? 'primary' : 'outline'}
        size="bar"
        icon={CONTACT_ICON[method]}
        busy={asked === method}
        onClick={take}
      >
        {CONTACT_NAME[method]}
      </Button>
    );
  }
  return (
    <a
      className={classNames(styles.link, isMain ? styles.mainLink : styles.wayLink)}
      href={href}
      target={method === 'CHAT' ? '_blank' : undefined}
      rel={method === 'CHAT' ? 'noopener noreferrer' : undefined}
      onClick={take}
      onAuxClick={(event) => {
        // The middle button opens a link, too; the right one only asks what to do with it.
        if (event.button === 1) take();
      }}
    >
      <Icon name={CONTACT_ICON[method]} size={20} />
      {CONTACT_NAME[method]}
    </a>
  );
}

const numberOf = ({ contact }: House, method: ContactMethod): string | null =>
  method === 'CHAT' ? null : advertiserNumber(contact, method);
