import { useState, type SyntheticEvent } from 'react';
import { checkCollectionName, graphemeCount, MOST_COLLECTION_NAME } from '#core';
import { Button } from '../../components/button/Button';
import { TextField } from '../../components/field/TextField';
import { useServices } from '../../ground/services';
import type { SettingsPart } from './settings-part';
import styles from './collection-settings.module.scss';

/** What the collection is called. */
export function NameSettings({ collection, isBusy, write }: SettingsPart) {
  const { collections, stores } = useServices();
  const [name, setName] = useState(collection.name);
  const checked = checkCollectionName(name);
  const isSame = checked.ok && checked.name === collection.name;
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!checked.ok || isSame) return;
    if (await write(() => collections.rename(collection.id, checked.name)))
      stores.toasts.show('모음 이름을 바꿨어요');
  };
  return (
    <form
      noValidate
      className={styles.name}
      aria-label="모음 이름"
      onSubmit={(event) => void send(event)}
    >
      <TextField
        label="모음 이름"
        value={name}
        readOnly={isBusy}
        count={{ now: graphemeCount(name.trim()), most: MOST_COLLECTION_NAME }}
        error={checked.ok ? null : checked.message}
        onChange={setName}
      />
      <Button type="submit" kind="outline" disabled={isBusy || !checked.ok || isSame}>
        이름 바꾸기
      </Button>
    </form>
  );
}
