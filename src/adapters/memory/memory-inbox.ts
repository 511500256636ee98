import {
  AppError,
  NONE_UNREAD,
  type Inbox,
  type InboxQuery,
  type LiveInbox,
  type MemberNotification,
  type Unread,
} from '#core';
import { answer } from './answer';

/** {@link Inbox} and {@link LiveInbox} of one member without a server, for tests and development. */
export class MemoryInbox implements Inbox, LiveInbox {
  private items: readonly MemberNotification[];
  private change: number;
  private readonly heard = new Set<(one: MemberNotification) => void>();

  constructor(items: readonly MemberNotification[] = []) {
    this.items = [...items].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    this.change = Math.max(0, ...items.map((one) => one.change));
  }

  /** Somebody is told something now. */
  tell(one: Omit<MemberNotification, 'change' | 'firstChange' | 'isRead'>): void {
    this.change += 1;
    const told = { ...one, isRead: false, change: this.change, firstChange: this.change };
    this.items = [told, ...this.items];
    for (const hear of this.heard) hear(told);
  }

  page({ kind, cursor, limit }: InboxQuery, cancel?: Parameters<Inbox['page']>[1]) {
    const from = cursor === null ? 0 : Number(cursor);
    if (!Number.isInteger(from)) return Promise.reject(new AppError('refused'));
    const asked = this.items.filter((one) => kind === null || one.kind === kind);
    const items = asked.slice(from, from + limit);
    const next = from + limit < asked.length ? String(from + limit) : null;
    return answer(cancel, () => ({ items, next, unread: this.unread }));
  }

  read(ids: readonly string[] | 'all', upTo = Infinity): Promise<Unread> {
    const read: MemberNotification[] = [];
    this.items = this.items.map((one) => {
      const isMeant = (ids === 'all' || ids.includes(one.id)) && one.firstChange <= upTo;
      if (one.isRead || !isMeant) return one;
      this.change += 1;
      const changed = { ...one, isRead: true, change: this.change };
      read.push(changed);
      return changed;
    });
    for (const one of read) for (const hear of this.heard) hear(one);
    return Promise.resolve(this.unread);
  }

  open(
    _member: string,
    from: () => Promise<number>,
    hear: (one: MemberNotification) => void,
  ): () => void {
    this.heard.add(hear);
    void from().then(
      (after) => {
        if (this.heard.has(hear))
          for (const one of this.items.toReversed()) if (one.change > after) hear(one);
      },
      () => undefined,
    );
    return () => {
      this.heard.delete(hear);
    };
  }

  private get unread(): Unread {
    const counts = { ...NONE_UNREAD };
    for (const { kind, isRead } of this.items) if (!isRead) counts[kind] += 1;
    return { counts, change: this.change };
  }
}
