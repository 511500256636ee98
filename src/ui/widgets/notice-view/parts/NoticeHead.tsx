import type { ReactNode } from 'react';
import { dayText, seoulDay, supplyName, type Notice } from '#core';
import { DueBadge } from '../../notice-row/DueBadge';
import { SupplySign } from '../../notice-row/SupplySign';
import styles from './notice-head.module.scss';

interface NoticeHeadProps {
  readonly notice: Notice;
  readonly now: number;
  /** The name of the page, or that of a part of it. */
  readonly level: 1 | 2;
  /** What can be done with it, at the right of the first line. */
  readonly actions?: ReactNode;
}

/** Who offers what, until when, and what it is called. */
export function NoticeHead({ notice, now, level, actions }: NoticeHeadProps) {
  const { organisation, office, supplyTypeCode, status, announcedOn, title } = notice;
  const Title = `h${level}` as const;
  return (
    <header className={styles.head}>
      <div className={styles.first}>
        <SupplySign code={supplyTypeCode} status={status} />
        <p className={styles.source}>
          <span>{office ?? organisation}</span>
          <span>
            {supplyName(supplyTypeCode)} · {dayText(announcedOn)} 게시
          </span>
        </p>
        <DueBadge notice={notice} today={seoulDay(now)} />
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      <Title className={styles.title} tabIndex={-1}>
        {title}
      </Title>
    </header>
  );
}
