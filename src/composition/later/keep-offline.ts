import { autorun, reaction, when } from 'mobx';
import {
  BOOKMARK_KIND,
  bookmarkKind,
  ITEM_TYPE,
  TARGET_TYPE,
  type KnownAnswer,
  type Wanted,
} from '#core';
import { RenewBar } from '../../ui/frame/renew/RenewBar';
import type { Services } from '../../ui/ground/services';
import { renewedStanding } from '../../ui/stores/push-renewal';
import { readBroughtPage } from '../brought-page';
import { tellUnkept } from './tell-unkept';

/** An open page looks for another build so often, when it is looked at. */
const LOOK_MS = 3_600_000;

const OK = 200;

/** The parts of the window that tell of the network and of being looked at. */
export type OfflineView = Pick<
  Window,
  'document' | 'localStorage' | 'addEventListener' | 'removeEventListener'
>;

/** Starts what keeps things to be there without a network. Returns a function that stops it. */
export function keepOffline(view: OfflineView, services: Services): () => void {
  const { offlineKeeper: keeper, online, clock, pushSubscriber, stores } = services;
  const { offline, history, notifications } = stores;
  const stops: (() => void)[] = [];
  const { document } = view;
  // What cannot be kept is no fault of the page.
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);

  offline.showBy(RenewBar);
  quietly(
    keeper.open({
      kept: (at) => {
        offline.kept(at);
      },
      lacking: () => {
        offline.lacking();
      },
      renewed: () => {
        offline.offer('build');
      },
      go: (path) => {
        history.push(path);
      },
      opened: (ids) => {
        // Once there is a list that can say so; those of somebody else the server leaves alone.
        stops.push(
          when(
            () => notifications.own?.all.state.kind === 'ready',
            () => {
              quietly(notifications.own?.read(ids) ?? Promise.resolve());
            },
          ),
        );
      },
    }),
  );
  quietly(keeper.bring(broughtAnswers(document)));

  let { page } = history.current;
  let lookedAt = clock.now();
  const look = () => {
    if (document.hidden || clock.now() - lookedAt < LOOK_MS) return;
    lookedAt = clock.now();
    quietly(keeper.look());
  };
  document.addEventListener('visibilitychange', look);
  stops.push(
    tellUnkept(() => view.localStorage, services),
    autorun(() => {
      quietly(keeper.want(wantedOf(services)));
    }),
    history.listen(() => {
      if (page !== history.current.page) offline.turned();
      page = history.current.page;
    }),
    online(() => {
      offline.back();
    }),
    // Our key may be another one since, and a browser may have let go of what was on.
    reaction(
      () => memberOf(stores),
      (member) => {
        if (member !== null) quietly(renewPush(services, member));
      },
      { fireImmediately: true },
    ),
    // What was read, here or on another device, need not be shown on this one.
    reaction(
      () => readIds(notifications).join(' '),
      (ids) => {
        quietly(pushSubscriber.hide(ids === '' ? [] : ids.split(' ')));
      },
      { fireImmediately: true },
    ),
    () => {
      document.removeEventListener('visibilitychange', look);
    },
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function readIds({ own }: Services['stores']['notifications']): readonly string[] {
  const state = own?.all.state;
  return state?.kind === 'ready'
    ? state.items.filter(({ isRead }) => isRead).map(({ id }) => id)
    : [];
}

const memberOf = ({ session }: Services['stores']): string | null =>
  session.isLogin ? String(session.session.ID) : null;

async function renewPush(services: Services, member: string): Promise<void> {
  const { pushAlarms: alarms, pushSubscriber: subscriber, stores } = services;
  const push = await stores.push.ready();
  if (push.isKept(member)) await renewedStanding({ alarms, subscriber, isKept: true });
}

/** What the person who is there keeps. */
function wantedOf({ stores }: Services): Wanted {
  const { zzim, bookmarks, noticeAlarms, recents } = stores;
  // What was kept to be read comes first: of alarms there may be more than are kept whole.
  const keptNotices = bookmarks.notices.map(({ TARGET_ID }) => TARGET_ID);
  const houses = zzim.houses.map(({ TARGET_ID }) => TARGET_ID);
  const viewed = (type: string) =>
    recents.houses.filter(({ TARGET_CD }) => TARGET_CD === type).map(({ TARGET_ID }) => TARGET_ID);
  const asked = recents.contacts.filter(({ TYPE }) => TYPE === ITEM_TYPE.HOUSE);
  const ofContacts = asked.map(({ TARGET_ID }) => TARGET_ID);
  const articles = [
    ...bookmarks.community.filter((one) => bookmarkKind(one) === BOOKMARK_KIND.content),
    ...recents.community.filter(({ TYPE }) => TYPE === TARGET_TYPE.CONTENT),
  ].map(({ TARGET_ID }) => TARGET_ID);
  return {
    owner: memberOf(stores),
    houses,
    notices: [...new Set([...keptNotices, ...noticeAlarms.ids])],
    listed: {
      houses: [...new Set([...houses, ...viewed(ITEM_TYPE.HOUSE), ...ofContacts])],
      notices: [...new Set([...keptNotices, ...viewed(ITEM_TYPE.RENTAL), ...noticeAlarms.ids])],
      contents: [...new Set(articles)],
    },
  };
}

/** What the server drew the page of: it need not be asked again. */
function broughtAnswers(document: Document): readonly KnownAnswer[] {
  const answers = Object.entries(readBroughtPage(document)?.answers ?? {});
  return answers
    .filter(([, { status }]) => status === OK)
    .map(([address, { body }]) => ({ address, body }));
}
