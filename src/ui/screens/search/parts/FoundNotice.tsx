import type { NoticeSummary } from '#core';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import styles from './found.module.scss';
import { Marked } from './Marked';
import { NoticeFace } from './RowFace';

interface FoundNoticeProps {
  readonly notice: NoticeSummary;
  readonly q: string;
  /** Milliseconds. */
  readonly now: number;
  readonly onChoose: () => void;
}

/** A notice that was found; it leads to its page. */
export function FoundNotice({ notice, q, now, onChoose }: FoundNoticeProps) {
  const { id, title } = notice;
  return (
    <li className={styles.row}>
      <NoticeFace notice={notice} q={q} now={now}>
        <Link className={styles.name} to={PATH.notice(id)} title={title} onClick={onChoose}>
          <Marked text={title} q={q} />
        </Link>
      </NoticeFace>
    </li>
  );
}
