import { reaction } from 'mobx';
import { STORAGE_KEY } from '#core';
import type { Services } from '../../ui/ground/services';

type Needed = Pick<Services, 'local' | 'online'> & {
  readonly stores: {
    readonly session: Pick<Services['stores']['session'], 'isLogin' | 'session'>;
    readonly checklists: Pick<Services['stores']['checklists'], 'ready' | 'made'>;
  };
};

/**
 * Sends what was written in checklists wherever the app is open, and takes what somebody has left off the
 * device: their code is fetched once a member is there and this device knows of something to send, or once
 * a member has left, and does the rest. Returns a function that stops it.
 */
export function sendChecklists({ local, online, stores }: Needed): () => void {
  const { session, checklists } = stores;
  const look = () => {
    if (checklists.made !== null) return;
    const isUnsent = session.isLogin && local.read(STORAGE_KEY.UNSENT_CHECKLISTS) !== null;
    if (!isUnsent && local.read(STORAGE_KEY.CHECKLISTS_LEFT) === null) return;
    // Without a network their code may be lacking: it is asked for again when there is one.
    checklists.ready().catch(() => undefined);
  };
  const stops = [
    reaction(() => session.isLogin && session.session.ID, look, { fireImmediately: true }),
    online(look),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
