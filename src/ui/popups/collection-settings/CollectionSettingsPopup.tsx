import { useId, useState } from 'react';
import { deleteCollectionText, type Collection } from '#core';
import { Button } from '../../components/button/Button';
import { Dialog } from '../../components/dialog/Dialog';
import { DialogBar } from '../../components/dialog/DialogBar';
import { useServices } from '../../ground/services';
import { useOneAtATime } from '../../ground/use-one-at-a-time';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type {
  CollectionSettingsAnswer,
  CollectionSettingsProps,
} from '../../stores/popups/props/collection-settings-props';
import { LinkSettings } from './LinkSettings';
import { MemberSettings } from './MemberSettings';
import { NameSettings } from './NameSettings';
import styles from './collection-settings.module.scss';

/** What the owner of a collection sets: its name, its link, who is in it, and that it is there. */
export function CollectionSettingsPopup({
  props,
  closing,
  close,
}: PopupProps<CollectionSettingsProps, CollectionSettingsAnswer>) {
  const { collections, stores } = useServices();
  const { popups, toasts } = stores;
  const id = useId();
  const [collection, setCollection] = useState<Collection>(props.collection);
  const { isBusy, once } = useOneAtATime();
  const leave = () => {
    close();
  };
  /** What each write answers is how it stands. */
  const write = (work: () => Promise<Collection>) =>
    once(async () => {
      setCollection(await work());
    });
  const remove = async () => {
    const message = deleteCollectionText(collection.name, collection.memberCount);
    const isSure = await popups.ask('confirm', {
      message,
      confirmText: '지우기',
      isDangerous: true,
    });
    if (!isSure) return;
    await once(async () => {
      await collections.remove(collection.id);
      toasts.show('모음을 지웠어요');
      close('deleted');
    });
  };
  return (
    <Dialog kind="sheet" labelledBy={id} closing={closing} onClose={leave}>
      <DialogBar closesAt="end" onClose={leave}>
        <h2 id={id}>모음 설정</h2>
      </DialogBar>
      <div className={styles.content} aria-busy={isBusy || undefined}>
        <LinkSettings collection={collection} isBusy={isBusy} write={write} />
        <MemberSettings collection={collection} isBusy={isBusy} write={write} />
        <NameSettings collection={collection} isBusy={isBusy} write={write} />
        <Button kind="danger" wide disabled={isBusy} onClick={() => void remove()}>
          모음 지우기
        </Button>
      </div>
    </Dialog>
  );
}
