import type { RefObject } from 'react';
import { canVisit, VISIT_STATE, visitTime, type ChatRoom } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { chatIcons } from '../chat-icons.data';
import type { Visiting } from './use-visit';
import { VisitActs } from './VisitActs';
import styles from './visit-card.module.scss';

interface VisitCardProps {
  readonly visiting: Visiting;
  readonly room: ChatRoom;
  readonly now: number;
  /** Has the focus once what was pressed in the card is gone. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** When two want to look at a room, and what may be said of it. */
export function VisitCard({ visiting, room, now, place }: VisitCardProps) {
  const times = timesOf(visiting, room, now);
  if (times.length === 0) return null;
  const isOff = times.some((one) => one.isOff);
  return (
    <section className={classNames(styles.card, isOff && styles.off)} aria-label="약속">
      <div ref={place} tabIndex={-1} className={styles.times}>
        {times.map(({ at, said, isNew, ...time }) => (
          <p key={at} className={styles.when}>
            <Icon shape={isNew ? chatIcons.moved : chatIcons.calendar} size={20} />
            <span>
              {time.isOff ? <del>{visitTime(at, now)}</del> : <b>{visitTime(at, now)}</b>}
              <span>{said}</span>
            </span>
          </p>
        ))}
      </div>
      <VisitActs visiting={visiting} isOff={isOff} canVisit={canVisit(room.listing)} />
    </section>
  );
}

interface Time {
  readonly at: string;
  readonly said: string;
  /** The other time that is proposed beside the one that was agreed on. */
  readonly isNew?: boolean;
  /** Nobody meets then any more. */
  readonly isOff?: boolean;
}

const NO_MORE = '지금은 약속을 잡을 수 없는 글이에요';

/** The times of which the card tells, the one that was agreed on first. */
function timesOf({ standing }: Visiting, room: ChatRoom, now: number): readonly Time[] {
  const { visit, isOpen, listing } = room;
  if (standing === null) {
    const isCalledOff = visit?.state === VISIT_STATE.CALLED_OFF && Date.parse(visit.at) > now;
    return isCalledOff ? [{ at: visit.at, said: '취소한 약속이에요', isOff: true }] : [];
  }
  const { at, agreedAt, state, isMine } = standing;
  if (!isOpen)
    return agreedAt === null
      ? []
      : [{ at: agreedAt, said: '대화가 끝나서 없어진 약속이에요', isOff: true }];
  const answer = canVisit(listing) ? '답을 기다려요' : NO_MORE;
  const asked = canVisit(listing) ? '' : `. ${NO_MORE}`;
  if (agreedAt === null)
    return [
      { at, said: isMine ? `이때 만나자고 했어요. ${answer}` : `이때 만나자고 해요${asked}` },
    ];
  if (state === VISIT_STATE.AGREED) {
    const hasBegun = Date.parse(at) <= now;
    return [{ at, said: hasBegun ? '만나기로 한 시간이에요' : '이때 만나기로 했어요' }];
  }
  return [
    { at: agreedAt, said: '정한 약속이에요. 바꾸기 전까지 그대로예요' },
    {
      at,
      said: isMine ? `이때로 바꾸자고 했어요. ${answer}` : `이때로 바꾸자고 해요${asked}`,
      isNew: true,
    },
  ];
}
