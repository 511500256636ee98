import { useEffect, useRef } from 'react';
import { EmptyState } from '../../../components/state/EmptyState';
import { useServices } from '../../../ground/services';
import { NoticePicture } from '../../../widgets/notice-row/NoticePicture';
import { NoticeView } from './later-notice-view';
import styles from './preview.module.scss';

interface PreviewProps {
  /** Null where the list has none to show. */
  readonly id: string | null;
  /** There are some, and none is chosen. */
  readonly isWaiting: boolean;
}

/** The notice that is selected, beside the list. Each is read from its top. */
export function Preview({ id, isWaiting }: PreviewProps) {
  const { history } = useServices().stores;
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (pane.current !== null && history.kind !== 'POP') pane.current.scrollTop = 0;
  }, [id, history]);
  return (
    <section ref={pane} className={styles.pane} aria-label="공고 미리 보기">
      {id !== null && <NoticeView key={id} id={id} />}
      {id === null && isWaiting && (
        <EmptyState
          title="공고를 골라 주세요"
          hint="목록에서 고른 공고를 여기에 보여 드려요."
          picture={<NoticePicture kind="empty" />}
        />
      )}
    </section>
  );
}
