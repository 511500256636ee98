import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { MOST_DEAL_PICTURES } from '#core';
import { Button } from '../../../components/button/Button';
import { Question } from '../parts/Question';
import { PhotoTile } from '../parts/PhotoTile';
import styles from '../parts/photos.module.scss';
import type { StepProps } from './step-props';

/** Pictures of the room, stored or on their way; the first is its cover. */
export const PhotosStep = observer(function PhotosStep({ store }: StepProps) {
  const { placed, lost, isBusy } = store;
  const chooser = useRef<HTMLInputElement>(null);
  const isFull = placed.length >= MOST_DEAL_PICTURES;
  return (
    <Question
      label={`사진 ${String(placed.length)}/${String(MOST_DEAL_PICTURES)}`}
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
          store.addPictures([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
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
      <ol className={styles.tiles}>
        {placed.map((id, at) => (
          <PhotoTile key={id} store={store} id={id} at={at} />
        ))}
      </ol>
    </Question>
  );
});
