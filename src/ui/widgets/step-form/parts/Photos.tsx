import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/button/Button';
import type { PicturedStore } from '../shown-store';
import { PhotoTile, type PhotoAct } from './PhotoTile';
import styles from './photos.module.scss';
import { Question } from './Question';

interface PhotosProps {
  readonly store: PicturedStore;
  readonly most: number;
}

/** Pictures of the room, stored or on their way; the first is its cover. */
export const Photos = observer(function Photos({ store, most }: PhotosProps) {
  const { placed, lost, isBusy } = store;
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const tiles = useRef<HTMLOListElement>(null);
  /** Where to go on once what was pressed is gone, or takes no press any more. */
  const next = useRef<(() => HTMLElement | null | undefined) | null>(null);
  useLayoutEffect(() => {
    next.current?.()?.focus();
    next.current = null;
  }, [placed]);
  const actOf = (at: number, ...acts: readonly PhotoAct[]) => {
    const tile = tiles.current?.children.item(at);
    const found = acts.map((act) =>
      tile?.querySelector<HTMLButtonElement>(`[data-act="${act}"]:enabled`),
    );
    return found.find((button) => button != null);
  };
  const isFull = placed.length >= most;
  return (
    <Question
      label={`사진 ${String(placed.length)}/${String(most)}`}
      hint="첫 사진이 목록에 보여요. 사진에 담긴 위치는 지워서 올려요."
      error={store.faultOf('pictureIds')}
    >
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label="사진 파일"
        onChange={({ target }) => {
          next.current = () =>
            opener.current?.disabled === true ? actOf(most - 1, 'remove') : null;
          store.addPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        ref={opener}
        kind="outline"
        icon="plus"
        wide
        disabled={isBusy || isFull}
        onClick={() => chooser.current?.click()}
      >
        사진 고르기
      </Button>
      {lost > 0 && (
        <p className={styles.lost}>올리던 사진 {lost}장은 저장되지 않았어요. 다시 골라 주세요.</p>
      )}
      <ol ref={tiles} className={styles.tiles}>
        {placed.map((id, at) => (
          <PhotoTile
            key={id}
            store={store}
            id={id}
            at={at}
            onMove={(to, act) => {
              const other = act === 'forward' ? 'back' : 'forward';
              next.current = () => actOf(to, act, other);
              store.movePicture(at, to);
            }}
            onRemove={() => {
              // The next one stands in its place.
              const left = placed.length - 1;
              next.current = () => actOf(Math.min(at, left - 1), 'remove') ?? opener.current;
              store.removePicture(id);
            }}
          />
        ))}
      </ol>
    </Question>
  );
});
