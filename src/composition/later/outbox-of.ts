import { lockTurns, storedTurns } from '../../adapters/system/turns';
import { later } from '../../adapters/system/later';
import { OutboxChip } from '../../ui/frame/OutboxChip';
import { MemberOutbox } from '../../ui/stores/outbox/member-outbox';
import type { OutboxWorld } from '../../ui/stores/outbox/outbox-world';
import type { WritePorts } from '../../ui/stores/outbox/write-sending';
import type { OutboxCode } from '../../ui/stores/outbox/outbox-store';
import { JoinedLists, type JoinedListsWorld } from '../../ui/stores/zzim/joined/joined-lists';
import { tellHere } from '../window/tell-here';
import type { MemberLists, Post, Random } from '#core';

/** What goes by itself: nobody is asked to log in for it (spec/readings R14). */
export interface QuietPorts extends WritePorts {
  readonly lists: MemberLists;
}

interface OutboxParts
  extends
    Omit<OutboxWorld, 'turns' | 'after' | 'byItself' | 'random'>,
    Pick<JoinedListsWorld, 'lists'> {
  readonly random: Random;
  /** Fetches what sends by itself, once something is to be sent. */
  readonly quiet: () => Promise<QuietPorts>;
  /** Told of a post that was published by itself. */
  readonly written: (post: Post) => void;
}

/** The outbox of a window's members, and what they keep on all of their devices. */
export function outboxOf(view: Window, { quiet, written, ...others }: OutboxParts): OutboxCode {
  const { lists, ...parts } = others;
  const { storage, clock, random } = parts;
  // Absent on pages that are not secure, whatever the types say.
  const locks = view.navigator.locks as LockManager | undefined;
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      view.setTimeout(resolve, ms);
    });
  const world: OutboxWorld = {
    ...parts,
    turns: locks === undefined ? storedTurns({ storage, clock, random, pause }) : lockTurns(locks),
    after: (ms, then) => {
      const timer = view.setTimeout(then, ms);
      return () => {
        view.clearTimeout(timer);
      };
    },
    byItself: {
      posts: later(async () => (await quiet()).posts),
      comments: later(async () => (await quiet()).comments),
      reports: later(async () => (await quiet()).reports),
      mateRequests: later(async () => (await quiet()).mateRequests),
      collections: later(async () => (await quiet()).collections),
    },
  };
  const make = (member: string): MemberOutbox => {
    const outbox = new MemberOutbox(world, member);
    outbox.hear((sent) => {
      if (sent.kind === 'post') written(sent.result);
    });
    return outbox;
  };
  const server: MemberLists = {
    zzims: later(async () => (await quiet()).lists.zzims),
    recents: later(async () => (await quiet()).lists.recents),
    seen: later(async () => (await quiet()).lists.seen),
    contacts: later(async () => (await quiet()).lists.contacts),
  };
  const makeLists = (member: string) =>
    new JoinedLists({ ...world, random, lists, tell: tellHere(view), server }, member);
  return { make, makeLists, Chip: OutboxChip };
}
