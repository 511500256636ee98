import { observer } from 'mobx-react-lite';
import { useServices } from '../ground/services';
import { useWindowHidden } from './use-window-hidden';

/** What was pushed, once there is something: its code comes with the first. */
export const PushToaster = observer(function PushToaster() {
  const { pushToasts } = useServices().stores;
  const { board, View } = pushToasts;

  useWindowHidden((isHidden) => {
    if (!isHidden) pushToasts.tryAgain();
  });

  return board !== null && View !== null ? <View board={board} /> : null;
});
