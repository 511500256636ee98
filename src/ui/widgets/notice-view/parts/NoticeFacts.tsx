import type { ReactNode } from 'react';
import {
  dayTimeText,
  lastDayText,
  noticeAmountTexts,
  noticeCountText,
  NOTICE_STATUS,
  seoulDay,
  timeLeftText,
  type Notice,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import type { IconShape } from '../../../components/icon/icon-shape';
import { noticeIcons } from '../../notice-row/notice-icons.data';
import { areaWords } from './area-words';
import styles from './notice-facts.module.scss';

interface NoticeFactsProps {
  readonly notice: Notice;
  readonly now: number;
}

/** What is looked for first: until when, how much, how many and where. */
export function NoticeFacts({ notice, now }: NoticeFactsProps) {
  const amounts = noticeAmountTexts(notice);
  const areas = areaWords(notice.areas);
  const count = notice.count === null ? null : noticeCountText(notice.count, notice.supplyTypeCode);
  return (
    <dl className={styles.facts}>
      <Fact shape={noticeIcons.clock} name="접수 마감">
        <Due notice={notice} now={now} />
      </Fact>
      {amounts.length > 0 && (
        <Fact shape={noticeIcons.money} name="금액">
          <b>
            {amounts.map((amount) => (
              <span key={amount} className={styles.amount}>
                {amount}
              </span>
            ))}
          </b>
        </Fact>
      )}
      {(count !== null || areas !== '') && (
        <Fact shape={noticeIcons.building} name="모집">
          {count !== null && <b>{count}</b>}
          {areas !== '' && <span className={styles.areas}>{areas}</span>}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly shape: IconShape;
  readonly name: string;
  readonly children: ReactNode;
}

const Fact = ({ shape, name, children }: FactProps) => (
  <div className={styles.fact}>
    <Icon shape={shape} size={20} />
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Due({ notice: { status, from, until }, now }: NoticeFactsProps) {
  const today = seoulDay(now);
  if (status === NOTICE_STATUS.SCHEDULED && from !== null)
    return (
      <>
        <b className={styles.big}>{dayTimeText(from, today)}부터</b>
        {until !== null && <small>{dayTimeText(until, today)}까지 받아요</small>}
      </>
    );
  if (until === null)
    return <b className={styles.big}>{status === NOTICE_STATUS.EXPIRE ? '마감' : '상시 접수'}</b>;
  if (status === NOTICE_STATUS.EXPIRE)
    return <b className={styles.big}>{dayTimeText(until, today)} 마감</b>;
  const left = timeLeftText(until, now);
  return (
    <>
      <b className={styles.big}>{lastDayText(until, now) ?? `${dayTimeText(until, today)}까지`}</b>
      {left !== null && <small className={styles.left}>{left}</small>}
    </>
  );
}
