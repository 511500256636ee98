import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import styles from './state.module.scss';
import { useRetryOnline } from './use-retry-online';

interface FailedStateProps {
  /** What could not be had: 집 목록을 불러오지 못했어요 */
  readonly title: string;
  /** Why, and what to do. */
  readonly reason: ReactNode;
  readonly onRetry: () => void;
  /** While the retry runs. */
  readonly busy?: boolean;
  readonly picture?: ReactNode;
  /** Other ways on, in front of the retry. */
  readonly children?: ReactNode;
}

function TornMap() {
  return (
    <svg width="148" height="112" viewBox="0 0 148 112" aria-hidden="true" focusable="false">
      <ellipse cx="74" cy="101" rx="56" ry="7" fill="var(--line)" />
      <path
        d="M30 30l26-10 36 12 26-10v66l-26 10-36-12-26 10Z"
        fill="#dbe9d3"
        stroke="#dbe9d3"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path d="M56 20l36 12v66l-36-12Z" fill="#c9dcc0" />
      <path d="M28 66q26-18 46-4t46-16" fill="none" stroke="#b4d8ea" strokeWidth="6" />
      <path d="M30 50l88 26" stroke="#fff" strokeWidth="4" />
      <circle cx="104" cy="84" r="19" fill="#b54708" />
      <path d="M104 74v11" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <circle cx="104" cy="92" r="2.5" fill="#fff" />
    </svg>
  );
}

/** Something could not be loaded: says why, offers to try again, and does so when online again. */
export function FailedState(props: FailedStateProps) {
  const { title, reason, onRetry, busy = false, picture, children } = props;
  useRetryOnline(onRetry);
  return (
    <div className={styles.state} role="alert">
      {picture ?? <TornMap />}
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{reason}</p>
      <div className={styles.actions}>
        {children}
        <Button icon="refresh" onClick={onRetry} busy={busy}>
          다시 불러오기
        </Button>
      </div>
    </div>
  );
}
