import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button/Button';
import { IconButton } from '../../../components/button/IconButton';
import { Tag } from '../../../components/chip/Tag';
import type { DirectFormStore } from '../direct-form-store';
import styles from './photos.module.scss';

interface PhotoTileProps {
  readonly store: DirectFormStore;
  readonly id: string;
  readonly at: number;
}

/** One picture: how far it is, its place among the others, and a way to take it out. */
export const PhotoTile = observer(function PhotoTile({ store, id, at }: PhotoTileProps) {
  const { pictures, placed, isBusy } = store;
  const picture = pictures.of(id);
  const state = picture?.state ?? { kind: 'failed', reason: '사진을 다시 골라 주세요.' };
  const name = `${String(at + 1)}번째 사진`;
  const percent = state.kind === 'uploading' ? Math.floor(state.part * 100) : 0;
  const isOnWay = state.kind === 'uploading' || state.kind === 'waiting';
  return (
    <li className={styles.tile}>
      <div className={styles.face}>
        {picture !== null && <img src={picture.preview} alt={name} />}
        {at === 0 && <Tag tone="brand">대표</Tag>}
      </div>
      <div className={styles.words}>
        {isOnWay && <progress aria-label={`${name} 올리는 중`} max={100} value={percent} />}
        {state.kind === 'failed' && (
          <p className={styles.failed}>
            {state.reason}
            <Button
              kind="plain"
              disabled={isBusy}
              onClick={() => {
                pictures.retry(id);
              }}
            >
              다시 올리기
            </Button>
          </p>
        )}
        <div className={styles.acts}>
          <IconButton
            icon="chevron-up"
            label={`${name} 앞으로 옮기기`}
            disabled={isBusy || at === 0}
            onClick={() => {
              store.movePicture(at, at - 1);
            }}
          />
          <IconButton
            icon="chevron-down"
            label={`${name} 뒤로 옮기기`}
            disabled={isBusy || at === placed.length - 1}
            onClick={() => {
              store.movePicture(at, at + 1);
            }}
          />
          <IconButton
            icon="close"
            label={isOnWay ? `${name} 올리기 취소` : `${name} 빼기`}
            disabled={isBusy}
            onClick={() => {
              store.removePicture(id);
            }}
          />
        </div>
      </div>
    </li>
  );
});
