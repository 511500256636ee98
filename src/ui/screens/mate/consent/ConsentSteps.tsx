import { monthDay, seoulDay } from '#core';
import { classNames } from '../../../styles/class-names';
import styles from './consent-steps.module.scss';

interface ConsentStepsProps {
  /** 1 to 3; 0 where none is. */
  readonly due: number;
  readonly nickname: string;
  /** When an ask without an answer is over, ISO 8601; null where none is open. */
  readonly lapsesAt: string | null;
}

/** The three steps to each other; only the one that is due stands out. */
export function ConsentSteps({ due, nickname, lapsesAt }: ConsentStepsProps) {
  const until = lapsesAt === null ? '14일 동안' : `${monthDay(seoulDay(Date.parse(lapsesAt)))}까지`;
  const steps = [
    { name: '관심 보내기', text: '내 소개와 생활만 전해져요.' },
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
