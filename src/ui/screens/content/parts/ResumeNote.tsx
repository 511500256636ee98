import { observer } from 'mobx-react-lite';
import { useIsAttached } from '../../../components/attached/use-is-attached';
import { Button } from '../../../components/button/Button';
import { classNames } from '../../../styles/class-names';
import type { ArticleReading } from '../article-reading';
import styles from './resume-note.module.scss';

/**
 * How far one read last time, and the way there; its room is kept before this device is asked, and
 * after it was passed, so that nothing moves.
 */
export const ResumeNote = observer(function ResumeNote({ reading }: { reading: ArticleReading }) {
  const isAttached = useIsAttached();
  const { offered, isPassed } = reading;
  if (!isAttached) return <div className={styles.room} />;
  if (offered === null) return null;
  return (
    <div className={classNames(styles.note, isPassed && styles.passed)}>
      <p>
        지난번에 <b>{offered}%</b>까지 읽었어요
      </p>
      <Button kind="plain" onClick={reading.resume}>
        이어서 읽기
      </Button>
    </div>
  );
});
