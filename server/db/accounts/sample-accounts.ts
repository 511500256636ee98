import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { DealKind, DealStatus } from '#core';
import type { Identity } from '../../ports/accounts/members';
import type { Database, Queries } from '../database';
import { deals } from '../schema/deals';
import { memberIdentities, members } from '../schema/members';

/** Somebody of the sample, with what they offer, the first first. */
export interface SamplePerson {
  readonly id: number;
  readonly listings: readonly {
    readonly id: number;
    readonly kind: DealKind;
    readonly status: DealStatus;
    /** ms */
    readonly shownUntil: number;
  }[];
}

/** Those of the sample's people who have these nicknames, each of whom offers something. */
export async function samplePeople(
  tx: Queries,
  nicknames: readonly string[],
): Promise<ReadonlyMap<string, SamplePerson>> {
  const rows = await tx
    .select({
      id: members.id,
      nickname: members.nickname,
      listing: {
        id: deals.id,
        kind: deals.kind,
        status: deals.status,
        shownUntil: deals.shownUntil,
      },
    })
    .from(members)
    .innerJoin(deals, and(eq(deals.authorId, members.id), eq(deals.isExample, true)))
    .where(and(inArray(members.nickname, [...nicknames]), isNull(deals.removedAt)))
    .orderBy(asc(deals.id));
  const people = new Map<string, SamplePerson>();
  for (const { id, nickname, listing } of rows) {
    const { listings } = people.get(nickname) ?? { listings: [] };
    const last = { ...listing, shownUntil: listing.shownUntil.getTime() };
    people.set(nickname, { id, listings: [...listings, last] });
  }
  return people;
}

/** Whether somebody can sign in as the author of a deal, who then sees to it; of rows of `deals`. */
export const isSeenTo: SQL<boolean> = sql<boolean>`exists (select from ${memberIdentities}
  where ${memberIdentities.memberId} = ${deals.authorId})`;

/**
 * Lets people of the sample be signed in to by these identities, by nickname, and by no other: where
 * nobody invented vouches for them, nobody comes in.
 */
export function connectSample(
  { db }: Pick<Database, 'db'>,
  identities: ReadonlyMap<string, readonly Identity[]>,
  now: number,
): Promise<void> {
  return db.transaction(async (tx) => {
    const people = await samplePeople(tx, [...identities.keys()]);
    for (const [nickname, { id: memberId }] of people) {
      const given = identities.get(nickname) ?? [];
      const known = await tx
        .select()
        .from(memberIdentities)
        .where(eq(memberIdentities.memberId, memberId));
      for (const { provider, subject } of known)
        if (!given.some((one) => one.provider === provider && one.subject === subject))
          await tx
            .delete(memberIdentities)
            .where(
              and(eq(memberIdentities.provider, provider), eq(memberIdentities.subject, subject)),
            );
      if (given.length > 0)
        await tx
          .insert(memberIdentities)
          .values(given.map((one) => ({ ...one, memberId, connectedAt: new Date(now) })))
          .onConflictDoNothing();
    }
  });
}
