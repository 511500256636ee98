import { observer } from 'mobx-react-lite';
import type { ComponentProps } from 'react';
import { Icon } from '../../../components/icon/Icon';
import { classNames } from '../../../styles/class-names';
import { useEditedPictures } from '../editor-world';
import type { PlacedPicture } from './placed-pictures';
import styles from './picture-strip.module.scss';

interface PictureThumbProps {
  readonly picture: PlacedPicture;
  readonly at: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly isLifted: boolean;
  readonly isTarget: boolean;
  readonly drag: Pick<
    ComponentProps<'button'>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  readonly onPress: () => void;
  readonly onRemove: () => void;
}

/** One picture of the strip: pressed it is changed, or sent again; its cross takes it out or gives it up. */
export const PictureThumb = observer(function PictureThumb(props: PictureThumbProps) {
  const { picture, at, count, disabled, isLifted, isTarget, drag, onPress, onRemove } = props;
  const pictures = useEditedPictures();
  const edited = pictures.of(picture.id);
  const state = edited?.state ?? { kind: 'failed' as const };
  const isOnWay = state.kind === 'waiting' || state.kind === 'uploading';
  const percent = state.kind === 'uploading' ? Math.floor(state.part * 100) : 0;
  const place = `${String(count)}장 가운데 ${String(at + 1)}번째 사진`;
  const words = picture.alt === '' ? place : `${place}, ${picture.alt}`;
  return (
    <li
      data-at={at}
      className={classNames(
        styles.thumb,
        state.kind === 'failed' && styles.failed,
        isLifted && styles.lifted,
        isTarget && styles.target,
      )}
    >
      <button
        type="button"
        className={styles.face}
        aria-label={state.kind === 'failed' ? `${words}, 다시 올리기` : `${words}, 고치기`}
        disabled={disabled || isOnWay}
        {...drag}
        onClick={onPress}
      >
        {edited !== null && <img src={edited.preview} alt="" draggable={false} />}
        {isOnWay && (
          <span className={styles.scrim} aria-hidden="true">
            {percent}%
          </span>
        )}
        {state.kind === 'failed' && (
          <span className={styles.scrim} aria-hidden="true">
            <Icon name="refresh" size={20} />
            다시
          </span>
        )}
      </button>
      {isOnWay && (
        <progress
          className={styles.progress}
          aria-label={`${place} 올리는 중`}
          max={100}
          value={percent}
        />
      )}
      <button
        type="button"
        className={styles.remove}
        disabled={disabled}
        aria-label={isOnWay ? `${place} 올리기 취소` : `${place} 빼기`}
        onClick={onRemove}
      >
        <span>
          <Icon name="close" size={14} />
        </span>
      </button>
    </li>
  );
});
