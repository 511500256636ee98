import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  consentAfter,
  consentSeenBy,
  DEAL_KIND,
  isDone,
  isOnOffer,
  statusAt,
  type Clock,
  type ConsentAct,
  type MateAct,
  type Result,
} from '#core';
import type {
  MateSummaryRecord,
  RequestRefusal,
  SeenRequestRecord,
  StoredMateRequests,
} from '../../ports/deals/mates';
import { doNotMeet } from '../chats/chat-locks';
import { holdMembers } from '../communities/member-writes';
import { toWriter } from '../communities/post-rows';
import { readerOf, type Reader } from '../communities/reader';
import { rowId } from '../communities/row-ids';
import type { Database, Queries } from '../database';
import type { SignalSender } from '../notifications/member-signals';
import { changing } from '../notifications/notification-changes';
import { deals } from '../schema/deals';
import { mateRequests } from '../schema/mates';
import { members } from '../schema/members';
import { inSnapshot } from '../snapshot';
import { isFound } from '../deals/deal-rows';
import {
  betweenOf,
  isRequest,
  lockPair,
  ofMember,
  seenConsent,
  type Between,
} from './mate-consents';
import { tellMate, type MateNews } from './mate-notices';
import { keep, lockBetween, openNumber } from './mate-request-writer';
import { comparingFor, selectMates, toMateSummary } from './mate-rows';

type Refused = Extract<Result<never, RequestRefusal>, { readonly ok: false }>;

const refusal = (reason: RequestRefusal): Refused => ({ ok: false, reason });

/** What a member does, to whom, and by what request. */
interface Doing {
  readonly member: number;
  readonly other: number;
  readonly act: ConsentAct;
  readonly tel: string | null;
  readonly now: number;
}

/** Where asks are written, and who is told of them. */
interface AskPlace {
  readonly database: Pick<Database, 'db'>;
  readonly signals: SignalSender;
}

interface Done {
  readonly seen: SeenRequestRecord;
  readonly news: MateNews | null;
}

const isAgreed = sql`(${mateRequests.answer} = 'ACCEPTED' and ${mateRequests.endedBy} is null) is true`;

/** What two people agree on before they talk (spec/readings R44). */
export class MateRequestRepository implements StoredMateRequests {
  constructor(
    private readonly place: AskPlace,
    private readonly clock: Clock,
  ) {}

  async ask(member: number, dealId: string): Promise<Result<SeenRequestRecord, RequestRefusal>> {
    const key = rowId(dealId);
    if (key === null) return refusal('none');
    const [deal] = await this.place.database.db
      .select({ authorId: deals.authorId })
      .from(deals)
      .where(eq(deals.id, key));
    return this.telling(deal?.authorId ?? null, async (tx, now) => {
      const other = await authorOf(tx, await readerOf(tx, member), key, now);
      if (!other.ok) return other;
      return done(tx, { member, other: other.value, act: 'ASK', tel: null, now });
    });
  }

  list(member: number, most: number): Promise<readonly SeenRequestRecord[]> {
    return inSnapshot(this.place.database, async (tx) => {
      const reader = await readerOf(tx, member);
      const rows = await tx
        .select()
        .from(mateRequests)
        .where(and(ofMember(member), eq(mateRequests.isWithdrawn, false), isMet(reader)))
        // What two agreed on is not pushed out by whoever asks later.
        .orderBy(desc(isAgreed), desc(mateRequests.askedAt), desc(mateRequests.id))
        .limit(most);
      return seenRequests(tx, await betweenOf(tx, rows), reader, this.clock.now());
    });
  }

  async act(
    member: number,
    id: string,
    act: MateAct,
  ): Promise<Result<SeenRequestRecord, RequestRefusal>> {
    const key = rowId(id);
    if (key === null) return refusal('none');
    const [row] = await this.place.database.db
      .select({ asker: mateRequests.askerId, asked: mateRequests.askedId })
      .from(mateRequests)
      .where(isRequest(key, member));
    if (row === undefined) return refusal('none');
    const other = row.asker === member ? row.asked : row.asker;
    const tel = act.act === 'OPEN_NUMBER' ? act.tel : null;
    return this.telling(other, (tx, now) => done(tx, { member, other, act: act.act, tel, now }));
  }

  /** Does something, of which the other one is told in the same transaction: neither is there alone. */
  private async telling(
    other: number | null,
    act: (tx: Queries, now: number) => Promise<Result<Done, RequestRefusal>>,
  ): Promise<Result<SeenRequestRecord, RequestRefusal>> {
    const now = this.clock.now();
    const results: Result<Done, RequestRefusal>[] = [];
    await changing(this.place, {
      memberIds: other === null ? [] : [other],
      first: async (tx) => {
        results.push(await act(tx, now));
        return new Set();
      },
      write: async (tx, before) => {
        const [result] = results;
        const news = result?.ok === true ? result.value.news : null;
        const last = news === null ? undefined : before.get(news.memberId);
        if (news === null || last === undefined) return new Map();
        const isNew = await tellMate(tx, news, { change: last + 1, now });
        return new Map(isNew ? [[news.memberId, last + 1]] : []);
      },
    });
    const [result = refusal('none')] = results;
    return result.ok ? { ok: true, value: result.value.seen } : result;
  }
}

/** Whether a member meets the other one of a request. */
const isMet = ({ apart }: Reader) =>
  apart.length === 0
    ? undefined
    : and(
        ...[mateRequests.askerId, mateRequests.askedId].flatMap((column) =>
          apart.map((each) => ne(column, each)),
        ),
      );

/** Whose listing somebody sees who asks by it. */
async function authorOf(
  tx: Queries,
  { id: member, apart }: Reader,
  key: number,
  now: number,
): Promise<Result<number, RequestRefusal>> {
  const [row] = await tx
    .select({
      kind: deals.kind,
      authorId: deals.authorId,
      status: deals.status,
      shownUntil: deals.shownUntil,
      removedAt: deals.removedAt,
      holdState: deals.holdState,
    })
    .from(deals)
    .where(eq(deals.id, key));
  if (row === undefined || row.kind !== DEAL_KIND.mate) return refusal('none');
  const { authorId } = row;
  if (authorId !== null && authorId === member) return refusal('own');
  const isHidden = row.holdState !== null || apart.some((each) => each === authorId);
  if (isHidden) return refusal('none');
  const status = statusAt(row.status, row.shownUntil.getTime(), now);
  if (authorId === null || row.removedAt !== null || !isOnOffer(status)) return refusal('ended');
  return { ok: true, value: authorId };
}

/** Does it where it may be done; done already it stays as it is. */
async function done(tx: Queries, doing: Doing): Promise<Result<Done, RequestRefusal>> {
  const { member, other, act, tel, now } = doing;
  const held = await holdMembers(tx, [member, other]);
  await lockPair(tx, member, other);
  if (!held.has(member)) return refusal('no-member');
  // Whoever blocks waits for the pair, or is seen here (spec/readings R38).
  if (!held.has(other) || (await doNotMeet(tx, member, other))) return refusal('none');
  const before = await lockBetween(tx, member, other);
  const request = before?.request ?? null;
  const isDoneBefore = isDone(act, consentSeenBy(request, String(member), now));
  const change = { act, by: String(member), other: String(other) };
  const after = isDoneBefore ? null : consentAfter(request, change, now);
  if (after !== null && !after.ok) return refusal('not-now');
  if (after !== null) await keep(tx, before, after.value);
  const between = await lockBetween(tx, member, other);
  if (between === null) return refusal('not-now');
  if (tel !== null) await openNumber(tx, between.id, member, tel);
  const [whole = between] = await betweenOf(
    tx,
    await tx.select().from(mateRequests).where(eq(mateRequests.id, between.id)),
  );
  const reader = await readerOf(tx, member);
  const [seen] = await seenRequests(tx, [whole], reader, now);
  if (seen === undefined) return refusal('none');
  return { ok: true, value: { seen, news: newsOf(request, whole, doing) } };
}

/** As a member sees them. */
async function seenRequests(
  tx: Queries,
  all: readonly Between[],
  reader: Reader,
  now: number,
): Promise<readonly SeenRequestRecord[]> {
  const { id: member } = reader;
  if (member === null || all.length === 0) return [];
  const others = all.map(({ request }) => otherOf(request, member));
  const names = await tx
    .select({ id: members.id, nickname: members.nickname })
    .from(members)
    .where(inArray(members.id, others));
  const offered = await selectMates(tx, reader)
    .where(and(inArray(deals.authorId, others), isFound(reader, new Date(now))))
    .orderBy(desc(deals.id));
  const comparing = await comparingFor(tx, member, now);
  return all.flatMap((between) => {
    const otherId = otherOf(between.request, member);
    const name = names.find(({ id }) => id === otherId);
    const other = toWriter(otherId, name?.nickname ?? null);
    if (other === null) return [];
    const card = offered.find(({ authorId }) => authorId === otherId);
    const theirs: MateSummaryRecord | null =
      card === undefined ? null : toMateSummary(card, comparing);
    const consent = seenConsent(between, member, now);
    const number = between.numbers.find(({ memberId }) => memberId === otherId);
    return [
      {
        id: String(between.id),
        isAsker: between.request.asker === String(member),
        other,
        theirs,
        askedAt: new Date(between.request.askedAt).toISOString(),
        consent,
        number: consent.seesNumber ? (number?.tel ?? null) : null,
      },
    ];
  });
}

const otherOf = ({ asker, asked }: Between['request'], member: number): number =>
  Number(asker === String(member) ? asked : asker);

/** Whom it has to be told: who was asked now, or whose ask was accepted now. Of nothing else is told. */
function newsOf(
  before: Between['request'] | null,
  { id, request }: Between,
  { member, other }: Doing,
): MateNews | null {
  const isNew = before === null || before.askedAt !== request.askedAt;
  const isAgreed = request.answer === 'ACCEPTED' && before?.answer !== 'ACCEPTED';
  if (!isNew && !isAgreed) return null;
  const kind = isAgreed ? 'AGREED' : 'ASKED';
  return { kind, memberId: other, by: member, requestId: id, askedAt: request.askedAt };
}
