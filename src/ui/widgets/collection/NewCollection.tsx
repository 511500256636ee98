import { useRef, useState, type SyntheticEvent } from 'react';
import { checkCollectionName, graphemeCount, MOST_COLLECTION_NAME, type Collection } from '#core';
import { Button } from '../../components/button/Button';
import { TextField } from '../../components/field/TextField';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';
import styles from './new-collection.module.scss';

interface NewCollectionProps {
  /** What is typed lives with the page: a login in between loses nothing. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onMade: (collection: Collection) => Promise<void> | void;
}

/** Makes a collection of a name. A name that was sent and not answered is sent under the same key again. */
export function NewCollection({ name, onName, onMade }: NewCollectionProps) {
  const { collections, random } = useServices();
  const { isBusy, once } = useOneAtATime();
  const [isPressed, setPressed] = useState(false);
  const sending = useRef<{ readonly name: string; readonly key: string } | null>(null);
  const checked = checkCollectionName(name);
  const length = graphemeCount(name.trim());
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!checked.ok) return;
    if (sending.current?.name !== checked.name)
      sending.current = { name: checked.name, key: random.id() };
    const { key } = sending.current;
    void once(async () => {
      const made = await collections.make(checked.name, key);
      sending.current = null;
      onName('');
      setPressed(false);
      await onMade(made);
    });
  };
  return (
    <form noValidate className={styles.form} aria-label="새 모음" onSubmit={send}>
      <TextField
        label="새 모음 이름"
        placeholder="신림에서 볼 방"
        value={name}
        readOnly={isBusy}
        count={{ now: length, most: MOST_COLLECTION_NAME }}
        error={!checked.ok && (isPressed || length > MOST_COLLECTION_NAME) ? checked.message : null}
        onChange={(typed) => {
          onName(typed);
          setPressed(false);
        }}
      />
      <Button type="submit" busy={isBusy}>
        만들기
      </Button>
    </form>
  );
}
