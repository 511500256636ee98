import { noticeAmountTexts, type NoticeSummary } from '#core';
import { classNames } from '../../styles/class-names';
import { Spoken } from '../spoken/Spoken';
import styles from './notice-amounts.module.scss';

interface NoticeAmountsProps {
  readonly notice: Pick<NoticeSummary, 'supplyTypeCode' | 'deposit' | 'monthly' | 'months'>;
  /** One amount a line, instead of all in one. */
  readonly isStacked?: boolean;
}

/** `보증금 100만~200만` as it is read out: a sign between two numbers is no word. */
const aloud = (amount: string): string =>
  amount.replaceAll('~', '에서 ').replace(/(억|만)(?=\s*(?:에서|$))/gu, '$1원');

/** What a notice asks or gives in money; an amount is never broken. */
export function NoticeAmounts({ notice, isStacked = false }: NoticeAmountsProps) {
  return (
    <p className={classNames(styles.amounts, isStacked && styles.stacked)}>
      {noticeAmountTexts(notice).map((amount) => (
        <span key={amount}>
          <Spoken seen={amount} said={aloud(amount)} />
        </span>
      ))}
    </p>
  );
}
