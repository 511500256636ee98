import { noticeAmountTexts, noticeAreaText, seoulDay, type NoticeSummary } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import { DueBadge } from '../../../widgets/notice-row/DueBadge';
import { SupplySign } from '../../../widgets/notice-row/SupplySign';
import styles from './found.module.scss';
import { Marked } from './Marked';

interface FoundNoticeProps {
  readonly notice: NoticeSummary;
  readonly q: string;
  /** Milliseconds. */
  readonly now: number;
  readonly onChoose: () => void;
}

/** A notice that was found, in two lines. */
export function FoundNotice({ notice, q, now, onChoose }: FoundNoticeProps) {
  const { id, title, organisation, areas, supplyTypeCode, status } = notice;
  const said = [organisation, noticeAreaText(areas), ...noticeAmountTexts(notice).slice(0, 1)];
  return (
    <li className={styles.row}>
      <SupplySign code={supplyTypeCode} status={status} size={36} />
      <div className={styles.text}>
        <Link className={styles.name} to={PATH.notice(id)} title={title} onClick={onChoose}>
          <Marked text={title} q={q} />
        </Link>
        <p className={styles.said}>{said.filter((part) => part !== '').join(' · ')}</p>
      </div>
      <DueBadge notice={notice} today={seoulDay(now)} now={now} />
    </li>
  );
}
