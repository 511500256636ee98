import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  canAddOwnItem,
  canAddRoom,
  CHECKLIST_ITEMS,
  CHECKLIST_LIMITS,
  itemsToAdd,
  withEntry,
  withRoom,
  type Checklist,
  type ChecklistSection,
} from '#core';
import { Button } from '../../components/button/Button';
import { TextField } from '../../components/field/TextField';
import { Icon } from '../../components/icon/Icon';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import styles from './add-items.module.scss';

interface AddItemsProps {
  readonly store: ChecklistStore;
  readonly checklist: Checklist;
  readonly section: ChecklistSection;
}

/** More of the catalogue for a room, an item of one's own, and a second room of its kind. */
export const AddItems = observer(function AddItems({ store, checklist, section }: AddItemsProps) {
  const { id } = checklist;
  const { room, area, name } = section;
  const [own, setOwn] = useState('');
  const [roomName, setRoomName] = useState('');
  const more = itemsToAdd(checklist, section, CHECKLIST_ITEMS);
  return (
    <details className={styles.add}>
      <summary>
        <Icon name="plus" size={20} />
        {name} 항목 더하기
      </summary>
      {more.length > 0 && (
        <ul>
          {more.map((item) => (
            <li key={item.id}>
              <div>
                <b>{item.name}</b>
                <p>{item.how}</p>
              </div>
              <Button
                kind="outline"
                aria-label={`${item.name} 더하기`}
                onClick={() => {
                  const place = { room, item: item.id };
                  void store.change(id, (on, at) => withEntry(on, place, 'isShown', true, at));
                }}
              >
                더하기
              </Button>
            </li>
          ))}
        </ul>
      )}
      {canAddOwnItem(checklist) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = own.trim();
            if (text === '') return;
            setOwn('');
            const place = { room, item: store.newId() };
            void store.change(id, (on, at) =>
              withEntry(on, place, 'own', { area, name: text }, at),
            );
          }}
        >
          <TextField
            label="내 항목"
            value={own}
            maxLength={CHECKLIST_LIMITS.ownName}
            placeholder="고양이가 지낼 자리"
            onChange={setOwn}
          />
          <Button type="submit" kind="outline" disabled={own.trim() === ''}>
            내 항목 더하기
          </Button>
        </form>
      )}
      {canAddRoom(checklist) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = roomName.trim();
            if (text === '') return;
            setRoomName('');
            const own = store.newId();
            void store.change(id, (on, at) =>
              withRoom(on, { id: own, area, name: { value: text, at } }),
            );
          }}
        >
          <TextField
            label="공간 하나 더"
            value={roomName}
            maxLength={CHECKLIST_LIMITS.roomName}
            placeholder="작은 방"
            onChange={setRoomName}
          />
          <Button type="submit" kind="outline" disabled={roomName.trim() === ''}>
            공간 더하기
          </Button>
        </form>
      )}
    </details>
  );
});
