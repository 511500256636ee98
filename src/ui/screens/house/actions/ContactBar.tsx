import { chatLink, contactNumber, contactWays, type ContactMethod, type House } from '#core';
import { Button } from '../../../components/button/Button';
import { Icon, type IconName } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { ZzimHeart } from '../../../widgets/zzim-heart/ZzimHeart';
import styles from './contact-bar.module.scss';

const NAME: Readonly<Record<ContactMethod, string>> = { TEL: '전화', SMS: '문자', CHAT: '채팅' };
const ICON: Readonly<Record<ContactMethod, IconName>> = { TEL: 'phone', SMS: 'mail', CHAT: 'chat' };

interface ContactBarProps {
  readonly house: House;
  /** A device that calls and writes by itself; others are shown the number. */
  readonly canCall: boolean;
  /** The person took this way; `number` is null for a chat. */
  readonly onContact: (method: ContactMethod, number: string | null) => void;
}

/** The heart, and the ways to reach the advertiser; a way that is not offered is not there. */
export function ContactBar({ house, canCall, onContact }: ContactBarProps) {
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
  const ways = contactWays(house.contact);
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
            onContact={onContact}
          />
        ))}
      </div>
    </div>
  );
}

interface ContactWayProps extends ContactBarProps {
  readonly method: ContactMethod;
  /** The one that is recommended. */
  readonly isMain: boolean;
}

/** A link where it leads somewhere by itself, else a button that shows the number. */
function ContactWay({ house, method, isMain, canCall, onContact }: ContactWayProps) {
  const number = numberOf(house, method);
  const href =
    method === 'CHAT' ? chatLink(house.contact) : canCall ? numberLink(method, number) : null;
  const take = () => {
    onContact(method, number);
  };
  if (href === null) {
    return (
      <Button
        className={isMain ? styles.main : styles.way}
        kind={isMain ? 'primary' : 'outline'}
        size="bar"
        icon={ICON[method]}
        onClick={take}
      >
        {NAME[method]}
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
      <Icon name={ICON[method]} size={20} />
      {NAME[method]}
    </a>
  );
}

function numberOf(house: House, method: ContactMethod): string | null {
  const { tel, sms } = house.contact;
  const text = method === 'TEL' ? tel : method === 'SMS' ? sms : null;
  return text === null ? null : contactNumber(text);
}

function numberLink(method: ContactMethod, number: string | null): string | null {
  const scheme = method === 'TEL' ? 'tel' : 'sms';
  return number === null ? null : `${scheme}:${number.replaceAll('-', '')}`;
}
