import { observer } from 'mobx-react-lite';
import { lazily } from '../../../ground/lazily';
import { useServices } from '../../../ground/services';
import type { Talk } from './talk';

const Later = lazily(
  async () => (await import('./KeptComments')).KeptComments,
  undefined,
  () => null,
);

/** What waits to be said about a post; most readers have nothing, and do without its code. */
export const LaterKeptComments = observer(function LaterKeptComments({
  talk,
}: {
  readonly talk: Talk;
}) {
  const { own } = useServices().stores.outbox;
  return own !== null && own.shown.length > 0 ? <Later talk={talk} /> : null;
});
