import { randomBytes } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import {
  checklistFault,
  hybridStampOf,
  isChecklistRemoved,
  keptChecklist,
  mergeChecklists,
  newHybridClock,
  stampsOf,
  tickHybrid,
  withoutChecklist,
  type Checklist,
  type Clock,
  type KnownPortion,
  type Result,
  type ShareChoice,
  type ShareDays,
} from '#core';
import type {
  ChecklistRefusal,
  StoredChecklist,
  StoredChecklists,
  StoredShare,
} from '../../ports/checklists/checklists';
import type { Database, Queries } from '../database';
import { holdPicturesOf, setPictureUses } from '../pictures/picture-uses';
import { checklists } from '../schema/checklists';
import {
  documentOf,
  hasTooMany,
  holdMember,
  isOne,
  lockedRow,
  shownPicturesOf,
  storedOf,
  type Row,
} from './checklist-rows';

const DAY_MS = 86_400_000;
/** What the server stamps with, when a person deletes by it. */
const SERVER_CLOCK = newHybridClock('server');
export const NOT_SHARED = {
  shareCode: null,
  shareUntil: null,
  shareAddress: false,
  shareName: false,
  shareTel: false,
} as const;

/** Thrown to end a transaction in which nothing may be written. */
class Refused extends Error {
  constructor(readonly reason: ChecklistRefusal) {
    super(reason);
  }
}

/** Checklists of members, merged as they come. */
export class ChecklistRepository implements StoredChecklists {
  constructor(
    private readonly database: Pick<Database, 'db'>,
    private readonly clock: Clock,
  ) {}

  async of(memberId: number): Promise<readonly StoredChecklist[]> {
    const rows = await this.database.db
      .select()
      .from(checklists)
      .where(and(eq(checklists.memberId, memberId), isNull(checklists.removedAt)))
      .orderBy(desc(checklists.id));
    return this.stored(rows);
  }

  async one(memberId: number, id: string): Promise<StoredChecklist | null> {
    const [row] = await this.database.db
      .select()
      .from(checklists)
      .where(and(isOne(memberId, id), isNull(checklists.removedAt)));
    const [one] = await this.stored(row === undefined ? [] : [row]);
    return one ?? null;
  }

  async put(
    memberId: number,
    given: readonly Checklist[],
  ): Promise<Result<readonly StoredChecklist[], ChecklistRefusal>> {
    try {
      return await this.database.db.transaction(async (tx) => {
        if (!(await holdMember(tx, memberId))) throw new Refused('no-member');
        const ids = given.map(({ id }) => id);
        for (const one of given) await this.merge(tx, memberId, one);
        if (await hasTooMany(tx, memberId)) throw new Refused('full');
        const rows = await tx
          .select()
          .from(checklists)
          .where(and(eq(checklists.memberId, memberId), inArray(checklists.id, ids)));
        const stored = await storedOf(tx, rows, this.clock.now());
        const byId = new Map(stored.map((one) => [one.checklist.id, one]));
        return { ok: true, value: ids.flatMap((id) => byId.get(id) ?? []) };
      });
    } catch (error) {
      if (error instanceof Refused) return { ok: false, reason: error.reason };
      throw error;
    }
  }

  async unknown(
    memberId: number,
    { known, after, upTo }: KnownPortion,
  ): Promise<readonly StoredChecklist[]> {
    const ids = sql.param(known.map(({ id }) => id));
    const revisions = sql.param(known.map(({ revision }) => revision));
    const rows = await this.database.db
      .select()
      .from(checklists)
      .where(
        and(
          eq(checklists.memberId, memberId),
          after === null ? undefined : gt(checklists.id, after),
          upTo === null ? undefined : lte(checklists.id, upTo),
          sql`not exists (select from unnest(${ids}::text[], ${revisions}::bigint[]) as given (id, revision)
            where given.id = ${checklists.id} and given.revision = ${checklists.revision})`,
        ),
      )
      .orderBy(asc(checklists.id));
    return this.stored(rows);
  }

  remove(memberId: number, id: string): Promise<void> {
    return this.database.db.transaction(async (tx) => {
      if (!(await holdMember(tx, memberId))) return;
      const row = await lockedRow(tx, memberId, id);
      if (row === undefined || row.removedAt !== null) return;
      const known = documentOf(row);
      const clock = tickHybrid(SERVER_CLOCK, this.clock.now(), stampsOf(known));
      const removed = withoutChecklist(known, hybridStampOf(clock));
      await this.write(tx, memberId, { before: row, after: keptChecklist(removed) });
    });
  }

  share(
    memberId: number,
    id: string,
    { days, choice }: { readonly days: ShareDays; readonly choice: ShareChoice },
  ): Promise<StoredShare | null> {
    return this.database.db.transaction(async (tx) => {
      const until = this.clock.now() + days * DAY_MS;
      const code = randomBytes(16).toString('base64url');
      const changed = await tx
        .update(checklists)
        .set({
          revision: sql`${checklists.revision} + 1`,
          shareCode: code,
          shareUntil: new Date(until),
          shareAddress: choice.address,
          shareName: choice.name,
          shareTel: choice.tel,
        })
        .where(and(isOne(memberId, id), isNull(checklists.removedAt)))
        .returning({ id: checklists.id });
      return changed.length === 0 ? null : { code, until, choice };
    });
  }

  async withdraw(memberId: number, id: string): Promise<void> {
    await this.database.db
      .update(checklists)
      .set({ ...NOT_SHARED, revision: sql`${checklists.revision} + 1` })
      .where(and(isOne(memberId, id), sql`${checklists.shareCode} is not null`));
  }

  async shared(code: string) {
    const [row] = await this.database.db
      .select()
      .from(checklists)
      .where(
        and(
          eq(checklists.shareCode, code),
          gt(checklists.shareUntil, new Date(this.clock.now())),
          isNull(checklists.removedAt),
        ),
      );
    const [one] = await this.stored(row === undefined ? [] : [row]);
    return one === undefined || one.share === null ? null : { ...one, share: one.share };
  }

  private async merge(tx: Queries, memberId: number, given: Checklist): Promise<void> {
    const before = await lockedRow(tx, memberId, given.id);
    const known = before === undefined ? given : documentOf(before);
    const after = keptChecklist(mergeChecklists(known, given));
    if (checklistFault(after) !== null) throw new Refused('too-large');
    await this.write(tx, memberId, { before, after });
  }

  /** In a transaction that holds the member: nobody else writes what is theirs. */
  private async write(
    tx: Queries,
    memberId: number,
    { before, after }: { readonly before: Row | undefined; readonly after: Checklist },
  ): Promise<void> {
    const document = JSON.stringify(after);
    if (before?.document === document) return;
    const now = new Date(this.clock.now());
    const known = new Set(before === undefined ? [] : shownPicturesOf(documentOf(before)));
    const shown = shownPicturesOf(after);
    const added = shown.filter((id) => !known.has(id));
    if (!(await holdPicturesOf(tx, memberId, added))) throw new Refused('no-picture');
    const isRemoved = isChecklistRemoved(after);
    const written = {
      document,
      revision: (before?.revision ?? 0) + 1,
      removedAt: isRemoved ? (before?.removedAt ?? now) : null,
      ...(isRemoved ? NOT_SHARED : {}),
    };
    await tx
      .insert(checklists)
      .values({ memberId, id: after.id, ...written })
      .onConflictDoUpdate({ target: [checklists.memberId, checklists.id], set: written });
    await setPictureUses(tx, 'checklist', `${memberId}/${after.id}`, shown, now);
  }

  private stored(rows: readonly Row[]): Promise<readonly StoredChecklist[]> {
    return storedOf(this.database.db, rows, this.clock.now());
  }
}
