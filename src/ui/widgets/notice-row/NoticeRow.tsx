import { memo, type MouseEvent } from 'react';
import {
  NOTICE_STATUS,
  noticeLater,
  noticeLine,
  seoulDay,
  type NoticeFit,
  type NoticeSummary,
} from '#core';
import { Tag } from '../../components/chip/Tag';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { classNames } from '../../styles/class-names';
import { DueBadge } from './DueBadge';
import { NoticeAmounts } from './NoticeAmounts';
import { SupplySign } from './SupplySign';
import { VerdictLine } from './VerdictLine';
import { windowText } from './window-text';
import styles from './notice-row.module.scss';

/** How tall a row is: .row in notice-row.module.scss. */
export const NOTICE_ROW_PX = 128;

interface NoticeRowProps {
  readonly notice: NoticeSummary;
  /** Null while the person has said nothing: until then the row says when applications are taken. */
  readonly fit: NoticeFit | null;
  /** Milliseconds. */
  readonly now: number;
  /** It is shown beside the list. */
  readonly isSelected?: boolean;
  /** Told of a press in the place of opening the page. */
  readonly onPress?: ((id: string, event: MouseEvent) => void) | undefined;
}

/** A notice in a list, 128 px high. The whole row leads to the notice. */
export const NoticeRow = memo(function NoticeRow(props: NoticeRowProps) {
  const { fit, now, isSelected = false, onPress } = props;
  const notice = noticeLater(props.notice, now);
  const isOver = notice.status === NOTICE_STATUS.EXPIRE;
  const when = windowText(notice, seoulDay(now));
  return (
    <article
      className={classNames(styles.row, isSelected && styles.selected, isOver && styles.over)}
    >
      <SupplySign code={notice.supplyTypeCode} status={notice.status} />
      <div className={styles.text}>
        <div className={styles.first}>
          <p className={styles.source}>{noticeLine(notice)}</p>
          {notice.goneOn === null ? (
            notice.correctedOn !== null && <Tag tone="warning">정정</Tag>
          ) : (
            <Tag tone="warning">내려감</Tag>
          )}
          {notice.status === NOTICE_STATUS.SCHEDULED && <Tag>예정</Tag>}
          <DueBadge notice={notice} today={seoulDay(now)} now={now} />
        </div>
        <h3 className={styles.title}>
          <Link
            className={styles.link}
            to={PATH.notice(notice.id)}
            title={notice.title}
            aria-current={isSelected ? 'true' : undefined}
            onClick={
              onPress &&
              ((event) => {
                onPress(notice.id, event);
              })
            }
          >
            {notice.title}
          </Link>
        </h3>
        <NoticeAmounts notice={notice} />
        <div className={styles.verdict}>
          {fit === null ? (
            <p className={styles.window}>{when}</p>
          ) : (
            <VerdictLine fit={fit} over={isOver ? when : null} />
          )}
        </div>
      </div>
    </article>
  );
});
