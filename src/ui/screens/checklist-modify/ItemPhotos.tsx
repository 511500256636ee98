import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { canAddPhoto, CHECKLIST_LIMITS, withoutPhoto } from '#core';
import { IconButton } from '../../components/button/IconButton';
import { checklistIcons } from '../../components/icon/checklist-icons.data';
import { Icon } from '../../components/icon/Icon';
import { Spinner } from '../../components/state/Spinner';
import { useServices } from '../../ground/services';
import { ShotPhoto } from '../../widgets/checklist/ShotPhoto';
import type { ItemCardProps } from './item-props';
import styles from './item-photos.module.scss';
import { plainPhoto } from './plain-photo';

/** Photos of an item: made smaller and without where they were taken before they are kept. */
export const ItemPhotos = observer(function ItemPhotos(props: ItemCardProps) {
  const { store, id, room, row, pictures, fileOf } = props;
  const { popups, toasts } = useServices().stores;
  const input = useId();
  const [isBusy, setBusy] = useState(false);
  const alt = `${room} · ${row.name}`;
  const add = async (files: readonly File[]) => {
    setBusy(true);
    try {
      for (const file of files) {
        const one = store.one(id);
        if (one !== null && !canAddPhoto(one.checklist)) {
          toasts.warn(
            `사진은 ${String(CHECKLIST_LIMITS.photos)}장까지 담을 수 있어요. 새 체크리스트에 이어서 써 주세요.`,
          );
          return;
        }
        const plain = await plainPhoto(file);
        if (plain === null) toasts.warn('이 사진은 열 수 없어요. 다른 사진을 골라 주세요.');
        else await store.addPhoto(id, { room: row.room, item: row.item }, plain);
      }
    } finally {
      setBusy(false);
    }
  };
  const remove = async (photo: string) => {
    const isSure = await popups.askOnce('confirm', {
      title: '사진을 지울까요?',
      message: '다른 기기에서도 지워지고 되돌릴 수 없어요.',
      confirmText: '지우기',
      isDangerous: true,
    });
    if (isSure) void store.change(id, (on, at) => withoutPhoto(on, photo, at));
  };
  return (
    <div className={row.photos.length > 0 ? styles.shots : styles.none}>
      {row.photos.map((photo) => (
        <div key={photo.id} className={styles.shot}>
          <ShotPhoto photo={photo} pictures={pictures} alt={alt} fileOf={fileOf} />
          <IconButton
            icon="close"
            kind="on-photo"
            size={18}
            label={`${alt} 사진 지우기`}
            onClick={() => {
              void remove(photo.id);
            }}
          />
        </div>
      ))}
      <input
        id={input}
        type="file"
        accept="image/*"
        multiple
        className={styles.input}
        aria-label={`${row.name} 사진 더하기`}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(files);
        }}
      />
      <label htmlFor={input} className={styles.add} aria-hidden="true">
        {isBusy ? <Spinner size={20} /> : <Icon shape={checklistIcons.camera} size={20} />}
        {row.photos.length > 0 ? '더 찍기' : '사진'}
      </label>
    </div>
  );
});
