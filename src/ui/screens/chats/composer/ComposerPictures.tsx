import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button/Button';
import { IconButton } from '../../../components/button/IconButton';
import type { ChatDesk } from './chat-desk';
import styles from './composer-pictures.module.scss';

interface ComposerPicturesProps {
  readonly desk: ChatDesk;
  /** Told of a press that takes one out, which is gone by that. */
  readonly onRemoved: () => void;
}

/** Pictures that go along: how far each is, and a way to take it out. */
export const ComposerPictures = observer(function ComposerPictures(props: ComposerPicturesProps) {
  const { desk, onRemoved } = props;
  if (desk.placed.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label="보낼 사진">
      {desk.placed.map((id, at) => (
        <ComposerPicture
          key={id}
          desk={desk}
          id={id}
          name={`${at + 1}번째 사진`}
          onRemoved={onRemoved}
        />
      ))}
    </ul>
  );
});

interface ComposerPictureProps extends ComposerPicturesProps {
  readonly id: string;
  readonly name: string;
}

const ComposerPicture = observer(function ComposerPicture(props: ComposerPictureProps) {
  const { desk, id, name, onRemoved } = props;
  const picture = desk.pictures.of(id);
  if (picture === null) return null;
  const { preview, state } = picture;
  const percent = state.kind === 'uploading' ? Math.floor(state.part * 100) : 0;
  const isOnWay = state.kind === 'uploading' || state.kind === 'waiting';
  return (
    <li className={styles.picture}>
      <img src={preview} alt={name} />
      {isOnWay && <progress aria-label={`${name} 올리는 중`} max={100} value={percent} />}
      {state.kind === 'failed' && (
        <div className={styles.failed}>
          <p>{state.reason}</p>
          <Button
            kind="plain"
            onClick={() => {
              desk.pictures.retry(id);
            }}
          >
            다시 올리기
          </Button>
        </div>
      )}
      <IconButton
        kind="on-photo"
        icon="close"
        size={18}
        label={isOnWay ? `${name} 올리기 취소` : `${name} 빼기`}
        className={styles.remove}
        onClick={() => {
          onRemoved();
          desk.remove(id);
        }}
      />
    </li>
  );
});
