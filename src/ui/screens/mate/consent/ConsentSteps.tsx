import type { ReactNode } from 'react';
import { monthDay, seoulDay } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { classNames } from '../../../styles/class-names';
import styles from './consent-steps.module.scss';

/** What of one's own somebody finds whom one asks; unknown of a visitor, and until it is there. */
export type OwnListing = 'unknown' | 'shown' | 'hidden' | 'held' | 'none';

interface ConsentStepsProps {
  /** 1 to 3; 0 where none is. */
  readonly due: number;
  readonly nickname: string;
  /** When an ask without an answer is over, ISO 8601; null where none is open. */
  readonly lapsesAt: string | null;
  readonly own: OwnListing;
}

/** The three steps to each other; only the one that is due stands out. */
export function ConsentSteps({ due, nickname, lapsesAt, own }: ConsentStepsProps) {
  const until = lapsesAt === null ? '14일 동안' : `${monthDay(seoulDay(Date.parse(lapsesAt)))}까지`;
  const steps: readonly { readonly name: string; readonly text: ReactNode }[] = [
    { name: '관심 보내기', text: SENT[own] },
    { name: `${nickname}님과 서로 동의`, text: `${until} 답이 없으면 조용히 끝나요.` },
    {
      name: '채팅이 열려요',
      text: '번호는 각자 열 때만 보여요. 차단하면 서로 어디에서도 보이지 않아요.',
    },
  ];
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }, at) => {
        const isDue = at + 1 === due;
        return (
          <li
            key={at}
            className={classNames(isDue && styles.due)}
            aria-current={isDue ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <div>
              <b>{name}</b>
              <p>{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** What the other one gets to know: what was written of oneself, and otherwise the name alone. */
const SENT: Readonly<Record<OwnListing, ReactNode>> = {
  unknown: '내 글이 있으면 소개와 생활만, 없으면 닉네임만 전해져요.',
  shown: '내 소개와 생활만 전해져요.',
  hidden: (
    <>
      닉네임만 전해져요. 내 글을 다시 공개하면 소개와 생활도 전해져요.{' '}
      <Link to={PATH.dealMine} className={styles.way}>
        내 글 보기
      </Link>
    </>
  ),
  held: '내 글이 가려져 있어 닉네임만 전해져요.',
  none: (
    <>
      닉네임만 전해져요. 내 글을 쓰면 소개와 생활도 전해져요.{' '}
      <Link to={PATH.mateWrite} className={styles.way}>
        내 글 쓰기
      </Link>
    </>
  ),
};
