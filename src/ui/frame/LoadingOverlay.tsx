import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../components/state/Spinner';
import { useServices } from '../ground/services';
import styles from './frame.module.scss';

/** spec/look L10: over 10 s a reason. */
const LONG_MS = 10_000;

/** Covers the window while `loading.during` runs: nothing takes a press, a spinner comes soon. */
export const LoadingOverlay = observer(function LoadingOverlay() {
  const { loading } = useServices().stores;
  return loading.isShown ? <Overlay /> : null;
});

function Overlay() {
  const ref = useRef<HTMLDialogElement>(null);
  const [isLong, setIsLong] = useState(false);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const open = () => {
      if (!dialog.open) dialog.showModal();
    };
    const keepOpen = (event: Event) => {
      event.preventDefault();
    };
    open();
    dialog.addEventListener('cancel', keepOpen);
    dialog.addEventListener('close', open);
    const timer = setTimeout(() => {
      setIsLong(true);
    }, LONG_MS);
    return () => {
      clearTimeout(timer);
      dialog.removeEventListener('cancel', keepOpen);
      dialog.removeEventListener('close', open);
      dialog.close();
    };
  }, []);

  return (
    <dialog ref={ref} className={styles.overlay} aria-label="처리하는 중">
      <div role="status">
        <Spinner size={40} />
        {isLong && <p>조금 오래 걸리고 있어요. 화면을 닫지 말고 기다려 주세요.</p>}
      </div>
    </dialog>
  );
}
