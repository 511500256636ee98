import { and, eq, gt } from 'drizzle-orm';
import {
  PROVIDERS,
  tidyNickname,
  type Clock,
  type NewMember,
  type Provider,
  type Result,
} from '#core';
import type { Identity, MemberRecord, Members } from '../../ports/accounts/members';
import { newToken, tokenHash } from '../../shared/secret-token';
import type { Database, Queries } from '../database';
import { certifications, memberIdentities, members, pendingSignUps } from '../schema/members';
import { ShortLived } from './short-lived';

function isOf({ provider, subject }: Identity) {
  return and(eq(memberIdentities.provider, provider), eq(memberIdentities.subject, subject));
}

/** Everyone who has an account, and those who are about to (spec/readings R28). */
export class MemberRepository implements Members {
  private readonly shortLived: ShortLived;

  constructor(
    private readonly database: Pick<Database, 'db' | 'pool'>,
    private readonly clock: Clock,
  ) {
    this.shortLived = new ShortLived(database, clock, 'pending_sign_ups');
  }

  async one(id: number): Promise<MemberRecord | null> {
    const rows = await this.database.db
      .select({
        nickname: members.nickname,
        certifiedAt: members.certifiedAt,
        provider: memberIdentities.provider,
      })
      .from(members)
      .leftJoin(memberIdentities, eq(memberIdentities.memberId, members.id))
      .where(eq(members.id, id));
    const [row] = rows;
    if (row === undefined) return null;
    const connected = new Set<Provider | null>(rows.map(({ provider }) => provider));
    return {
      id,
      nickname: row.nickname,
      isCertified: row.certifiedAt !== null,
      providers: PROVIDERS.filter((provider) => connected.has(provider)),
    };
  }

  of(identity: Identity): Promise<number | null> {
    return memberOf(this.database.db, identity);
  }

  async openSignUp({ provider, subject }: Identity): Promise<string> {
    const cookie = newToken();
    await this.shortLived.tidy();
    await this.database.db
      .insert(pendingSignUps)
      .values({ hash: tokenHash(cookie), provider, subject, createdAt: this.now() });
    return cookie;
  }

  signUp(cookie: string, member: NewMember): Promise<Result<number, 'no-sign-up'>> {
    return this.database.db.transaction(async (tx) => {
      const ofCookie = eq(pendingSignUps.hash, tokenHash(cookie));
      const [pending] = await tx
        .select()
        .from(pendingSignUps)
        .where(and(ofCookie, gt(pendingSignUps.createdAt, this.shortLived.beganAfter())))
        .for('update');
      if (pending === undefined) return { ok: false, reason: 'no-sign-up' };
      const known = await memberOf(tx, pending);
      if (known !== null) return { ok: true, value: known };
      // Spent, and its member is gone: who left comes back by signing in anew.
      if (pending.spentAt !== null) return { ok: false, reason: 'no-sign-up' };
      const memberId = await this.add(tx, pending, member);
      await tx.update(pendingSignUps).set({ spentAt: this.now(), memberId }).where(ofCookie);
      return { ok: true, value: memberId };
    });
  }

  certify(memberId: number, impUid: string): Promise<Result<null, 'spent'>> {
    return this.database.db.transaction(async (tx) => {
      const certifiedAt = this.now();
      const counted = await tx
        .insert(certifications)
        .values({ impUid, memberId, certifiedAt })
        .onConflictDoNothing()
        .returning();
      if (counted.length > 0) {
        await tx.update(members).set({ certifiedAt }).where(eq(members.id, memberId));
        return { ok: true, value: null };
      }
      const [before] = await tx
        .select({ memberId: certifications.memberId })
        .from(certifications)
        .where(eq(certifications.impUid, impUid));
      return before?.memberId === memberId
        ? { ok: true, value: null }
        : { ok: false, reason: 'spent' };
    });
  }

  /** The member of this identity: the new one, or that of a sign-up that ran beside this one. */
  private async add(tx: Queries, identity: Identity, member: NewMember): Promise<number> {
    const now = this.now();
    const { marketing, nightMarketing } = member.consents;
    const [added] = await tx
      .insert(members)
      .values({
        nickname: tidyNickname(member.nickname),
        createdAt: now,
        marketingAt: marketing ? now : null,
        // Advertising at night is a part of advertising (spec/facts F6).
        nightMarketingAt: marketing && nightMarketing ? now : null,
      })
      .returning({ id: members.id });
    if (added === undefined) throw new Error('the database made no member');
    const { provider, subject } = identity;
    // Waits for a sign-up of the same person that is not committed yet.
    const connected = await tx
      .insert(memberIdentities)
      .values({ provider, subject, memberId: added.id, connectedAt: now })
      .onConflictDoNothing()
      .returning({ memberId: memberIdentities.memberId });
    if (connected.length > 0) return added.id;
    await tx.delete(members).where(eq(members.id, added.id));
    const first = await memberOf(tx, identity);
    if (first === null) throw new Error('an identity was taken and has no member');
    return first;
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

async function memberOf(queries: Queries, identity: Identity): Promise<number | null> {
  const [row] = await queries
    .select({ memberId: memberIdentities.memberId })
    .from(memberIdentities)
    .where(isOf(identity));
  return row?.memberId ?? null;
}
