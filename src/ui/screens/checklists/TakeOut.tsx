import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '../../components/button/Button';
import { useServices } from '../../ground/services';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { errorText } from '../../text/error-text';
import { takenText, TOO_LARGE_TO_TAKE } from './transfer-texts';

interface TakeOutProps {
  readonly store: ChecklistStore;
  readonly ids: readonly string[];
  readonly onDone: () => void;
}

/** Makes one file of those that are chosen. */
export const TakeOut = observer(function TakeOut({ store, ids, onDone }: TakeOutProps) {
  const { toasts } = useServices().stores;
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const taken = await store.files.takeOut(new Set(ids));
      if (!taken.ok) {
        toasts.warn(TOO_LARGE_TO_TAKE);
        return;
      }
      toasts.show(takenText(taken.value));
      onDone();
    } catch (error) {
      toasts.warn(`내보내지 못했어요. ${errorText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      wide
      size="bar"
      busy={isBusy}
      disabled={ids.length === 0}
      onClick={() => {
        void take();
      }}
    >
      {ids.length === 0 ? '하나 이상 골라 주세요' : `${String(ids.length)}개 내보내기`}
    </Button>
  );
});
