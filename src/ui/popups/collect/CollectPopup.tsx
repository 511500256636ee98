import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { collectedLaterText, collectedText, collectionLine, type CollectionSummary } from '#core';
import { Checkbox } from '../../components/field/Checkbox';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { FailedState } from '../../components/state/FailedState';
import { Skeleton, Waiting } from '../../components/state/Skeleton';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { CollectProps } from '../../stores/popups/props/collect-props';
import { collectionWrites } from '../../widgets/collection/collection-writes';
import { isToBeIn } from '../../widgets/collection/with-waiting';
import { MineStore } from '../../widgets/collection/mine-store';
import { NewCollection } from '../../widgets/collection/NewCollection';
import { ErrorWords } from '../../widgets/server-html/ErrorWords';
import styles from './collect.module.scss';

/** Puts something in collections, takes it out of them, and makes a new one for it. */
export const CollectPopup = observer(function CollectPopup({
  props: { item, title },
  closing,
  close,
}: PopupProps<CollectProps, undefined>) {
  const services = useServices();
  const { collections, stores } = services;
  const { outbox, toasts } = stores;
  const writes = collectionWrites(services);
  const id = useId();
  const [name, setName] = useState('');
  const [store] = useState(() => new MineStore((cancel) => collections.mine(item, cancel)));
  const { isBusy, once } = useOneAtATime();
  useEffect(() => {
    void store.load();
    return () => {
      store.stop();
    };
  }, [store]);
  const leave = () => {
    close();
  };
  const collect = async (one: Pick<CollectionSummary, 'id' | 'name'>, isIn: boolean) => {
    const isSent = (await writes.collect(one, item, isIn)) !== null;
    toasts.show((isSent ? collectedText : collectedLaterText)(one.name, isIn));
    await store.load();
  };
  /** As it is to be once what was pressed here has arrived. */
  const has = (one: CollectionSummary) => isToBeIn(outbox.own, one.id, item) ?? one.has;
  const { items, failure } = store;
  return (
    <Dialog kind="sheet" labelledBy={id} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" onClose={leave}>
        <h2 id={id}>모음에 담기</h2>
      </DialogBar>
      <p className={styles.what}>{title}</p>
      {items === null && failure !== null && (
        <FailedState
          title="모음을 불러오지 못했어요"
          reason={<ErrorWords error={failure.error} />}
          onRetry={() => void store.load()}
        />
      )}
      {items === null && failure === null && (
        <Waiting label="모음 불러오는 중">
          {[0, 1].map((one) => (
            <div key={one} className={styles.bone}>
              <Skeleton width="60%" height={20} />
            </div>
          ))}
        </Waiting>
      )}
      {items?.length === 0 && (
        <p className={styles.none}>아직 모음이 없어요. 이름을 적어 만들어 보세요.</p>
      )}
      {items !== null && items.length > 0 && (
        <ul className={styles.list}>
          {items.map((one) => (
            <li key={one.id}>
              <Checkbox
                checked={has(one)}
                disabled={isBusy}
                onChange={() => void once(() => collect(one, !has(one)))}
              >
                <b>{one.name}</b>
                <span className={styles.line}>{collectionLine(one)}</span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      {items !== null && (
        <NewCollection name={name} onName={setName} onMade={(made) => collect(made, true)} />
      )}
    </Dialog>
  );
});
