import type { ReactNode } from 'react';
import { noticeLater, type Notice } from '#core';
import { NoticeRest } from './later-notice-rest';
import styles from './notice-view.module.scss';
import { CorrectionBox } from './parts/CorrectionBox';
import { MyFit } from './parts/MyFit';
import { NoticeBar } from './parts/NoticeBar';
import { NoticeFacts } from './parts/NoticeFacts';
import { NoticeHead } from './parts/NoticeHead';
import { NoticeSchedule } from './parts/NoticeSchedule';
import { NoticeState } from './parts/NoticeState';
import { useMinute } from './use-minute';

interface NoticeBodyProps {
  readonly notice: Notice;
  /** Its title names the page, or a part of it. */
  readonly level: 1 | 2;
  readonly actions?: ReactNode;
}

/** All that is shown of a notice, from who offers it to what is done with it. */
export function NoticeBody({ notice: answered, level, actions }: NoticeBodyProps) {
  const now = useMinute();
  // What was open when it was asked for may be over meanwhile.
  const notice = noticeLater(answered, now);
  return (
    <div className={styles.body}>
      <NoticeHead notice={notice} now={now} level={level} actions={actions} />
      <NoticeFacts notice={notice} now={now} />
      <NoticeState notice={notice} />
      <CorrectionBox corrections={notice.corrections} />
      <div className={styles.pair}>
        <MyFit notice={notice} now={now} />
        <NoticeSchedule notice={notice} now={now} />
      </div>
      <NoticeRest notice={notice} now={now} />
      <NoticeBar notice={notice} />
    </div>
  );
}
