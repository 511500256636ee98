import {
  dayOf,
  fitText,
  NOTICE_STATUS,
  dayTime,
  dayTimeText,
  withParticle,
  type Notice,
  type NoticeFit,
  type Yyyymmdd,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { noticeIcons } from '../../notice-row/notice-icons.data';
import styles from './my-fit.module.scss';

interface FitHeadProps {
  readonly fit: NoticeFit;
  readonly notice: Pick<Notice, 'status' | 'from' | 'until'>;
  readonly today: Yyyymmdd;
}

/** The verdict in a sentence, and what to do about it. */
export function FitHead({ fit, notice, today }: FitHeadProps) {
  const { word, detail } = fitText(fit);
  const why =
    fit.verdict === 'fits'
      ? `${fit.rank === null ? '' : `${withParticle(fit.rank, '으로/로')} `}신청할 수 있어요`
      : detail;
  const next = nextText(fit, notice, today);
  return (
    <div className={classNames(styles.verdict, styles[fit.verdict])}>
      <Icon shape={noticeIcons[fit.verdict]} size={24} />
      <p>
        <b>{[word, why].filter(Boolean).join(' · ')}</b>
        {next !== null && <small>{next}</small>}
      </p>
    </div>
  );
}

function nextText(
  { verdict }: NoticeFit,
  { status, from, until }: FitHeadProps['notice'],
  today: Yyyymmdd,
): string | null {
  if (verdict === 'unknown') return '모르면 비워 두어도 괜찮아요';
  if (verdict === 'fails') return null;
  if (status === NOTICE_STATUS.SCHEDULED)
    return from === null
      ? null
      : `${dayTimeText(dayTime(dayOf(from)), today)}부터 신청할 수 있어요`;
  return until === null ? null : `${dayTimeText(dayTime(dayOf(until)), today)}까지 신청하면 돼요`;
}
