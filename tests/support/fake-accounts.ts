import { randomUUID } from 'node:crypto';
import { tidyNickname } from '#core';
import type { Attempt, Attempts } from '../../server/ports/accounts/sign-in';
import type { Caller, IssuedTokens, Sessions } from '../../server/ports/accounts/sessions';
import type { Identity, MemberRecord, Members } from '../../server/ports/accounts/members';
import type { StoredLinks } from '../../server/ports/content';

/** Sessions without a database and without an end of their own: a token is good until it is ended. */
export function fakeSessions(): Sessions {
  const open = new Map<string, Caller>();
  return {
    open: (memberId) => {
      const tokens: IssuedTokens = { accessToken: randomUUID(), refreshToken: randomUUID() };
      const caller = { memberId, familyId: randomUUID() };
      for (const token of Object.values(tokens)) open.set(String(token), caller);
      return Promise.resolve(tokens);
    },
    identify: ({ accessToken, refreshToken }) => {
      const caller = open.get(accessToken ?? '') ?? open.get(refreshToken ?? '');
      return Promise.resolve(caller === undefined ? null : { caller, renewed: null });
    },
    end: (ended, where) => {
      for (const [token, caller] of open) {
        const isOne = caller.familyId === ended.familyId;
        if (isOne || (where === 'everywhere' && caller.memberId === ended.memberId))
          open.delete(token);
      }
      return Promise.resolve();
    },
  };
}

/** Members without a database. */
export function fakeMembers(records: readonly MemberRecord[] = []): Members {
  const members = new Map(records.map((record) => [record.id, record]));
  const identities = new Map<string, number>();
  const waiting = new Map<string, Identity>();
  const spent = new Map<string, number>();
  const keyOf = ({ provider, subject }: Identity) => `${provider} ${subject}`;
  return {
    one: (id) => Promise.resolve(members.get(id) ?? null),
    of: (identity) => Promise.resolve(identities.get(keyOf(identity)) ?? null),
    openSignUp: (identity) => {
      const cookie = randomUUID();
      waiting.set(cookie, identity);
      return Promise.resolve(cookie);
    },
    signUp: (cookie, member) => {
      const nickname = tidyNickname(member.nickname);
      const identity = waiting.get(cookie);
      if (identity === undefined) return Promise.resolve({ ok: false, reason: 'no-sign-up' });
      const known = identities.get(keyOf(identity));
      const id = known ?? members.size + 1;
      if (known === undefined)
        members.set(id, { id, nickname, isCertified: false, providers: [identity.provider] });
      identities.set(keyOf(identity), id);
      return Promise.resolve({ ok: true, value: id });
    },
    certify: (memberId, impUid) => {
      const owner = spent.get(impUid) ?? memberId;
      const member = members.get(memberId);
      if (owner !== memberId || member === undefined)
        return Promise.resolve({ ok: false, reason: 'spent' });
      spent.set(impUid, memberId);
      members.set(memberId, { ...member, isCertified: true });
      return Promise.resolve({ ok: true, value: null });
    },
  };
}

/** Attempts without a database and without an end of their own. */
export function fakeAttempts(): Attempts {
  const begun = new Map<string, { readonly attempt: Attempt; readonly browser: string }>();
  return {
    begin: (provider, redirectUri) => {
      const [state, verifier, nonce, browser] = [0, 1, 2, 3].map(() => randomUUID());
      const attempt = { provider, state, verifier, nonce, redirectUri } as Attempt;
      const found = { attempt, browser: String(browser) };
      begun.set(attempt.state, found);
      return Promise.resolve(found);
    },
    spend: (provider, state, browser) => {
      const found = begun.get(state);
      if (found === undefined || found.browser !== browser || found.attempt.provider !== provider)
        return Promise.resolve(null);
      begun.delete(state);
      return Promise.resolve(found.attempt);
    },
  };
}

/** Links that lead nowhere, but for those that are given. */
export function fakeLinks(given: Partial<StoredLinks> = {}): StoredLinks {
  const nothing = () => Promise.resolve(null);
  return { notiCluster: nothing, community: nothing, ...given };
}
