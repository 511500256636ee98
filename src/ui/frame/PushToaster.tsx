import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import type { PushToastBoard } from '../stores/push-toasts/push-toast-board';
import { useServices } from '../ground/services';

type View = ComponentType<{ readonly board: PushToastBoard }>;

/** What was pushed, once there is something: its code comes with the first. */
export const PushToaster = observer(function PushToaster() {
  const { board } = useServices().stores.pushToasts;
  const [Toasts, setToasts] = useState<View | null>(null);

  useEffect(() => {
    if (board === null) return;
    import('./PushToasts').then(
      (loaded) => {
        setToasts(() => loaded.PushToasts);
      },
      () => undefined,
    );
  }, [board]);

  return board !== null && Toasts !== null ? <Toasts board={board} /> : null;
});
