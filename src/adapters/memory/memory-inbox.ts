import { AppError, type Inbox, type LiveInbox, type MemberNotification } from '#core';
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
  tell(one: Omit<MemberNotification, 'change' | 'isRead'>): void {
    this.change += 1;
    const told = { ...one, isRead: false, change: this.change };
    this.items = [told, ...this.items];
    for (const hear of this.heard) hear(told);
  }

  page({ cursor, limit }: Parameters<Inbox['page']>[0], cancel?: Parameters<Inbox['page']>[1]) {
    const from = cursor === null ? 0 : Number(cursor);
    if (!Number.isInteger(from)) return Promise.reject(new AppError('refused'));
    const items = this.items.slice(from, from + limit);
    const next = from + limit < this.items.length ? String(from + limit) : null;
    return answer(cancel, () => ({ items, next, unread: this.unread, change: this.change }));
  }

  read(ids: readonly string[] | 'all'): Promise<number> {
    const isMeant = ({ id, isRead }: MemberNotification) =>
      !isRead && (ids === 'all' || ids.includes(id));
    if (this.items.some(isMeant)) this.change += 1;
    const { change } = this;
    const changed: MemberNotification[] = [];
    this.items = this.items.map((one) => {
      if (!isMeant(one)) return one;
      const read = { ...one, isRead: true, change };
      changed.push(read);
      return read;
    });
    for (const one of changed) for (const hear of this.heard) hear(one);
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

  private get unread(): number {
    return this.items.filter(({ isRead }) => !isRead).length;
  }
}
