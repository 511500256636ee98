import { Button } from '../../../components/button/Button';
import styles from '../step-form.module.scss';

interface ChangedNoteProps {
  /** Shows what stands now. */
  readonly onLook: () => void;
  /** Puts what is written here in its place. */
  readonly onOverwrite: () => void;
}

/** Somebody changed elsewhere what is changed here: which of the two is meant, the person says. */
export function ChangedNote({ onLook, onOverwrite }: ChangedNoteProps) {
  return (
    <div className={styles.changed} tabIndex={-1} data-fault>
      <p>
        <b>그 사이에 다른 곳에서 이 글을 고쳤어요</b>
        <small>여기 쓴 내용은 그대로 있어요</small>
      </p>
      <Button kind="outline" onClick={onLook}>
        새로 고친 글 보기
      </Button>
      <Button kind="outline" onClick={onOverwrite}>
        그래도 내 것으로 저장
      </Button>
    </div>
  );
}
