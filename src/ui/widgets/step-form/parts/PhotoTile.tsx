import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button/Button';
import { IconButton } from '../../../components/button/IconButton';
import { Tag } from '../../../components/chip/Tag';
import type { PicturedStore } from '../shown-store';
import styles from './photos.module.scss';

/** What is pressed at a picture. */
export type PhotoAct = 'forward' | 'back' | 'remove';

interface PhotoTileProps {
  readonly store: Pick<PicturedStore, 'pictures' | 'placed' | 'isBusy'>;
  readonly id: string;
  readonly at: number;
  readonly onMove: (to: number, act: PhotoAct) => void;
  readonly onRemove: () => void;
}

const LOST = {
  kind: 'failed',
  reason: '사진을 지우고 다시 골라 주세요.',
  mayRetry: false,
} as const;

/** One picture: how far it is, its place among the others, and a way to take it out. */
export const PhotoTile = observer(function PhotoTile(props: PhotoTileProps) {
  const { store, id, at, onMove, onRemove } = props;
  const { pictures, placed, isBusy } = store;
  const picture = pictures.of(id);
  const state = picture?.state ?? LOST;
  const name = `${String(at + 1)}번째 사진`;
  const percent = state.kind === 'uploading' ? Math.floor(state.part * 100) : 0;
  const isOnWay = state.kind === 'uploading' || state.kind === 'waiting';
  return (
    <li className={styles.tile}>
      <div className={styles.face}>
        {picture !== null && (
          <img
            src={picture.preview}
            alt={name}
            onError={() => {
              pictures.unseen(id);
            }}
          />
        )}
        {at === 0 && <Tag tone="brand">대표</Tag>}
      </div>
      <div className={styles.words}>
        {isOnWay && <progress aria-label={`${name} 올리는 중`} max={100} value={percent} />}
        {state.kind === 'failed' && (
          <div className={styles.failed} role="group" aria-label={name}>
            <p>{state.reason}</p>
            {state.mayRetry && (
              <Button
                kind="plain"
                disabled={isBusy}
                onClick={() => {
                  pictures.retry(id);
                }}
              >
                다시 올리기
              </Button>
            )}
            <Button kind="plain" disabled={isBusy} onClick={onRemove}>
              지우기
            </Button>
          </div>
        )}
        <div className={styles.acts}>
          <IconButton
            icon="chevron-up"
            data-act="forward"
            label={`${name} 앞으로 옮기기`}
            disabled={isBusy || at === 0}
            onClick={() => {
              onMove(at - 1, 'forward');
            }}
          />
          <IconButton
            icon="chevron-down"
            data-act="back"
            label={`${name} 뒤로 옮기기`}
            disabled={isBusy || at === placed.length - 1}
            onClick={() => {
              onMove(at + 1, 'back');
            }}
          />
          <IconButton
            icon="close"
            data-act="remove"
            label={isOnWay ? `${name} 올리기 취소` : `${name} 빼기`}
            disabled={isBusy}
            onClick={onRemove}
          />
        </div>
      </div>
    </li>
  );
});
