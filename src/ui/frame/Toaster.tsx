import { observer } from 'mobx-react-lite';
import { ToastView } from '../components/toast/ToastView';
import { TopLayer } from '../components/toast/TopLayer';
import { useServices } from '../ground/services';
import styles from './frame.module.scss';
import { useWindowHidden } from './use-window-hidden';

/** The message at the bottom, above the tabs and above whatever popup is open. */
export const Toaster = observer(function Toaster() {
  const { toasts } = useServices().stores;
  const toast = toasts.current;
  const isWarning = toast?.tone === 'warning';
  const words = toast === null || toast.leaving ? null : toast.message;

  // A message in a window behind others is not read, so its time does not run.
  useWindowHidden((isHidden) => {
    toasts.hold('hidden', isHidden);
  });

  return (
    <TopLayer
      shown={toast?.id ?? null}
      label="메시지"
      className={styles.toasts}
      spoken={
        <>
          <div role="status" className={styles.spoken}>
            {!isWarning && words}
          </div>
          <div aria-live="assertive" className={styles.spoken}>
            {isWarning && words}
          </div>
        </>
      }
    >
      {toast !== null && (
        <ToastView
          key={toast.id}
          message={toast.message}
          tone={toast.tone}
          action={toast.action?.name}
          leaving={toast.leaving}
          onAct={() => {
            toasts.act();
          }}
          onDismiss={() => {
            toasts.dismiss();
          }}
          onHold={(by, held) => {
            toasts.hold(by, held);
          }}
        />
      )}
    </TopLayer>
  );
});
