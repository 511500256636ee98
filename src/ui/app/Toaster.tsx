import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ToastView } from '../components/toast/ToastView';
import { useServices } from './services';
import styles from './shell.module.scss';

/** The message at the bottom, above the tabs and above whatever popup is open. */
export const Toaster = observer(function Toaster() {
  const { toasts } = useServices().stores;
  const layer = useRef<HTMLDivElement>(null);
  const toast = toasts.current;
  const id = toast?.id;

  useEffect(() => {
    const element = layer.current;
    if (id === undefined || element === null) return undefined;
    // Only the top layer lies above an open dialog; the newest to enter it lies highest.
    element.showPopover();
    return () => {
      element.hidePopover();
    };
  }, [id]);

  return (
    <>
      <div role="status" className={styles.spoken}>
        {toast !== null && !toast.leaving && toast.message}
      </div>
      <div ref={layer} popover="manual" className={styles.toasts}>
        {toast !== null && (
          <ToastView
            key={toast.id}
            message={toast.message}
            isWarning={toast.isWarning}
            action={toast.action?.name}
            leaving={toast.leaving}
            onAct={() => {
              toasts.act();
            }}
            onDismiss={() => {
              toasts.dismiss();
            }}
            onHold={(held) => {
              toasts.hold(held);
            }}
          />
        )}
      </div>
    </>
  );
});
