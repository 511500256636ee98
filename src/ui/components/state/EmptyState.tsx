import type { ReactNode } from 'react';
import styles from './state.module.scss';

interface EmptyStateProps {
  readonly title: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly picture?: ReactNode;
  /** Buttons, the recommended one last. */
  readonly children?: ReactNode;
}

/** Ink by day; by night light enough to be seen on the ground, dark enough around the lens. */
const GLASS = 'color-mix(in srgb, var(--ink) 60%, #17191c)';

function SearchedHouse() {
  return (
    <svg width="148" height="112" viewBox="0 0 148 112" aria-hidden="true" focusable="false">
      <ellipse cx="74" cy="101" rx="56" ry="7" fill="var(--line)" />
      <path d="M26 98V44a4 4 0 0 1 4-4h88a4 4 0 0 1 4 4v54Z" fill="#f3ede4" />
      <path d="M26 98V44a4 4 0 0 1 4-4h20l-6 58Z" fill="#e6dccd" />
      <path
        d="M18 42L74 8l56 34Z"
        fill="#00c1b1"
        stroke="#00c1b1"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <rect x="62" y="60" width="24" height="38" rx="2" fill="#c99b6a" />
      <circle cx="81" cy="80" r="1.8" fill="#fff" />
      <g fill="#bfe3f2" stroke="#fff" strokeWidth="3">
        <rect x="96" y="56" width="18" height="18" rx="2" />
        <rect x="34" y="56" width="18" height="18" rx="2" />
      </g>
      <circle cx="112" cy="86" r="15" fill="#fff" stroke={GLASS} strokeWidth="4" />
      <path d="M122 97l10 10" stroke={GLASS} strokeWidth="5.5" strokeLinecap="round" />
    </svg>
  );
}

/** A list that has nothing to show, and what to do next. */
export function EmptyState({ title, hint, picture, children }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture ?? <SearchedHouse />}
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
