import type { ZodMiniType } from 'zod/mini';
import type {
  Cancellation,
  ContactedType,
  HybridStamp,
  Joined,
  JoinedContact,
  JoinedRecent,
  JoinedSeen,
  JoinedZzim,
  KeptContact,
  ListedType,
  MemberList,
  MemberLists,
  ToldList,
  Unset,
} from '#core';
import {
  contactReply,
  contactsReply,
  keptContactsReply,
  recentReply,
  recentsReply,
  seenThingReply,
  seenThingsReply,
  unsetContactsReply,
  zzimReply,
  zzimsReply,
} from '#contract/member-lists';
import type { Call } from '../client/call';
import type { HttpClient } from '../client/http-client';

/** How a list is spoken of on the wire. */
interface ListCalls<Entry extends Joined, Shown> {
  readonly path: string;
  readonly keptReply: ZodMiniType<{ readonly result: Shown[]; readonly now: string }>;
  readonly joinReply: ZodMiniType<{ readonly result: Entry[]; readonly now: string }>;
  readonly setReply: ZodMiniType<{ readonly item: Entry }>;
  readonly unsetReply: ZodMiniType;
  /** What is said of an entry besides what it is of. */
  readonly bodyOf: (entry: Entry) => { readonly at: HybridStamp };
}

const told = <Entry>({
  result,
  now,
}: {
  readonly result: Entry[];
  readonly now: string;
}): ToldList<Entry> => ({ entries: result, now: Date.parse(now) });

/** A {@link MemberList} of the API. */
class HttpMemberList<
  Entry extends Joined<Type>,
  Type extends ListedType,
  Shown,
> implements MemberList<Entry, Type, Shown> {
  constructor(
    private readonly client: HttpClient,
    private readonly calls: ListCalls<Entry, Shown>,
    private readonly how: Pick<Call, 'byItself'>,
  ) {}

  async kept(type: Type | null, cancel?: Cancellation): Promise<ToldList<Shown>> {
    const params = type === null ? {} : { type };
    const { path, keptReply: reply } = this.calls;
    return told(await this.client.get({ path, params, reply, cancel, ...this.how }));
  }

  async set(entry: Entry): Promise<Entry> {
    const { bodyOf, setReply: reply } = this.calls;
    const path = this.pathOf(entry);
    const { item } = await this.client.put({ path, body: bodyOf(entry), reply, ...this.how });
    return item;
  }

  async unset({ at, ...thing }: Unset<Type>): Promise<void> {
    const reply = this.calls.unsetReply;
    await this.client.delete({ path: this.pathOf(thing), params: { at }, reply, ...this.how });
  }

  async join(entries: readonly Entry[], cancel?: Cancellation): Promise<ToldList<Entry>> {
    const { path, joinReply: reply } = this.calls;
    const body = { entries };
    return told(await this.client.post({ path: `${path}/join`, body, reply, cancel, ...this.how }));
  }

  private pathOf({ type, id }: Pick<Joined, 'type' | 'id'>): string {
    return `${this.calls.path}/${type}/${encodeURIComponent(id)}`;
  }
}

const ZZIMS: ListCalls<JoinedZzim, JoinedZzim> = {
  path: '/v2/me/zzims',
  keptReply: zzimsReply,
  joinReply: zzimsReply,
  setReply: zzimReply,
  unsetReply: zzimReply,
  bodyOf: ({ at, kept }) => ({ at, kept }),
};
const RECENTS: ListCalls<JoinedRecent, JoinedRecent> = {
  path: '/v2/me/recents',
  keptReply: recentsReply,
  joinReply: recentsReply,
  setReply: recentReply,
  unsetReply: recentReply,
  bodyOf: ({ at, place }) => ({ at, place }),
};
const SEEN: ListCalls<JoinedSeen, JoinedSeen> = {
  path: '/v2/me/seen',
  keptReply: seenThingsReply,
  joinReply: seenThingsReply,
  setReply: seenThingReply,
  unsetReply: seenThingReply,
  bodyOf: ({ at, state }) => ({ at, state }),
};
const CONTACTS: ListCalls<JoinedContact, KeptContact> = {
  path: '/v2/me/contacts',
  keptReply: keptContactsReply,
  joinReply: contactsReply,
  setReply: contactReply,
  unsetReply: unsetContactsReply,
  bodyOf: ({ at, method }) => ({ at, method }),
};

/** {@link MemberLists} of the API. */
export class HttpMemberLists implements MemberLists {
  readonly zzims: MemberList<JoinedZzim, ListedType>;
  readonly recents: MemberList<JoinedRecent, ListedType>;
  readonly seen: MemberList<JoinedSeen, ListedType>;
  readonly contacts: MemberList<JoinedContact, ContactedType, KeptContact>;

  constructor(client: HttpClient, how: Pick<Call, 'byItself'> = {}) {
    this.zzims = new HttpMemberList(client, ZZIMS, how);
    this.recents = new HttpMemberList(client, RECENTS, how);
    this.seen = new HttpMemberList(client, SEEN, how);
    this.contacts = new HttpMemberList(client, CONTACTS, how);
  }
}
