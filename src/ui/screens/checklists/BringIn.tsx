import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { Icon } from '../../components/icon/Icon';
import { Spinner } from '../../components/state/Spinner';
import { useServices } from '../../ground/services';
import { errorText } from '../../text/error-text';
import type { BroughtIn } from '../../stores/checklists/checklist-files';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { broughtText, faultText, notBroughtText } from './transfer-texts';
import styles from './transfer.module.scss';

/** Takes a file of checklists in, and says what of it came and what did not. */
export const BringIn = observer(function BringIn({ store }: { readonly store: ChecklistStore }) {
  const { toasts } = useServices().stores;
  const input = useId();
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState<{ readonly text: string; readonly brought?: BroughtIn } | null>(
    null,
  );
  const bring = async (file: File) => {
    setBusy(true);
    setTold(null);
    try {
      const brought = await store.files.bringIn(file);
      if (brought.ok) setTold({ text: broughtText(brought.value), brought: brought.value });
      else setTold({ text: notBroughtText(brought.reason) });
      void store.sync.run();
    } catch (error) {
      toasts.warn(`가져오지 못했어요. ${errorText(error)}`);
    } finally {
      setBusy(false);
    }
  };
  const faults = told?.brought?.faults ?? [];
  return (
    <>
      <input
        id={input}
        type="file"
        accept=".zip,application/zip"
        className={styles.input}
        aria-label="체크리스트 파일 가져오기"
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file !== undefined) void bring(file);
          event.target.value = '';
        }}
      />
      <label htmlFor={input} className={styles.act} aria-hidden="true">
        {isBusy ? <Spinner size={20} /> : <Icon name="arrow-down" size={20} />}
        가져오기
      </label>
      <div role="status" className={styles.told}>
        {told !== null && <p>{told.text}</p>}
        {faults.length > 0 && (
          <ul>
            {faults.map((fault, index) => (
              <li key={index}>
                <b>{fault.name}</b> {faultText(fault)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
});
