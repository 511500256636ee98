import { observer } from 'mobx-react-lite';
import { useServices } from '../ground/services';

/** What a member still has to send; its code comes with the outbox. */
export const OutboxNote = observer(function OutboxNote() {
  const { own, Chip } = useServices().stores.outbox;
  return own !== null && Chip !== null ? <Chip outbox={own} /> : null;
});
