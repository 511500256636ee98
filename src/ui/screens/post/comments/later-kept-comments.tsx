import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIsHeard } from '../../../components/attached/use-is-heard';
import { lazily } from '../../../ground/lazily';
import { useServices } from '../../../ground/services';
import type { Talk } from './talk';

const Later = lazily(
  async () => (await import('./KeptComments')).KeptComments,
  undefined,
  () => null,
);

/** What waits to be said about a post. Its code comes once every press is heard: later there may be no network. */
export const LaterKeptComments = observer(function LaterKeptComments({
  talk,
}: {
  readonly talk: Talk;
}) {
  const { own } = useServices().stores.outbox;
  const isWanted = useIsHeard() && own !== null;
  useEffect(() => {
    if (isWanted) Later.ready().catch(() => undefined);
  }, [isWanted]);
  return own !== null && own.shown.length > 0 ? <Later talk={talk} /> : null;
});
