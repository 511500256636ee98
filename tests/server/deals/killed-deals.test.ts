import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { DirectDeal, DocumentPicture, MateListing } from '#core';
import { HttpDeals } from '../../../src/adapters/http/deals/http-deals';
import { HttpMates } from '../../../src/adapters/http/deals/http-mates';
import { MemoryTokenKeeper } from '../../../src/adapters/memory/memory-token-keeper';
import { DATABASES } from '../../support/databases';
import { directDraft } from '../../support/direct-drafts';
import { clientOf } from '../../support/http-client';
import { leftData, startOn, untilKilled, type DoomedServer } from '../../support/killed-servers';
import { mateToKeep } from '../../support/mates-on-database';

const KILLS = 20;
/** So many answers a server gives before it is killed. */
const ANSWERS = 10;
/** Each of the two members offers rooms and looks for mates at the same time. */
const MEMBERS = [0, 1];

const folder = mkdtempSync(join(tmpdir(), 'hankan-deals-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Nobody knows one of them from another: rooms of two members are not taken for one. */
const file = await sharp({ create: { width: 48, height: 36, channels: 3, background: '#aaa' } })
  .jpeg()
  .toBuffer();

/** What a listing is to say: all of it follows from the number. */
interface Saying {
  readonly stamp: number;
  readonly pictureIds: readonly string[];
}

/** What a listing says, whatever its kind. */
type Said = Readonly<Record<string, unknown>> & { readonly id: string };

/** How listings of a kind are written and read, as one member. */
interface Desk {
  readonly write: (saying: Saying, key: string) => Promise<Said>;
  readonly change: (id: string, saying: Saying, key: string) => Promise<Said>;
  readonly one: (id: string) => Promise<Said & { readonly confirmedAt: string }>;
  readonly all: () => Promise<readonly string[]>;
  readonly confirm: (id: string) => Promise<string>;
  readonly picture: () => Promise<string>;
}

const four = (stamp: number) => String(stamp).padStart(4, '0');

const roomOf = (member: number, { stamp, pictureIds }: Saying) =>
  directDraft({
    title: `${stamp}번째 방`,
    description: `${stamp}번째로 적은 방이에요. 밝고 조용해요.`,
    deposit: stamp,
    area: 10 + stamp / 100,
    place: { ...directDraft().place, unit: `${member + 1}동 ${stamp}호` },
    contact: { tel: `010-1234-${four(stamp)}`, takesSms: true },
    pictureIds,
  });

const mateOf = ({ stamp, pictureIds }: Saying) =>
  mateToKeep(
    { deposit: stamp, ownArea: 5 + stamp / 100 },
    {
      title: `${stamp}번째 메이트 글`,
      intro: `${stamp}번째로 적은 소개예요. 조용히 지내요.`,
      pictureIds,
    },
  ).mate;

/** Title, words, facts, address, number and pictures of a room; they are of tables of their own. */
const ofRoom = (deal: DirectDeal): Said & { readonly confirmedAt: string } => {
  const { id, title, description, deposit, area, exactPlace, contact, pictureIds } = deal;
  return {
    id,
    title,
    description,
    deposit,
    area,
    pictureIds,
    unit: exactPlace?.unit,
    tel: contact?.tel,
    photos: deal.photos.length,
    confirmedAt: deal.confirmedAt,
  };
};

const ofMate = (mate: MateListing): Said & { readonly confirmedAt: string } => {
  const { id, title, intro, deposit, ownArea, pictureIds, photos, confirmedAt } = mate;
  return { id, title, intro, deposit, ownArea, pictureIds, photos: photos.length, confirmedAt };
};

const saidOfRoom = (member: number, saying: Saying) => {
  const { title, description, deposit, area, place, contact, pictureIds } = roomOf(member, saying);
  const said = { title, description, deposit, area, pictureIds };
  return { ...said, unit: place.unit, tel: contact.tel, photos: pictureIds.length };
};

const saidOfMate = (saying: Saying) => {
  const { title, intro, deposit, ownArea, pictureIds } = mateOf(saying);
  return { title, intro, deposit, ownArea, pictureIds, photos: pictureIds.length };
};

/** One member before one server: their rooms, and their listings as a mate. */
function desksOf(
  server: DoomedServer,
  member: number,
): { readonly rooms: Desk; readonly mates: Desk } {
  const [accessToken = '', refreshToken = ''] = server.words.slice(2 * member);
  const tokens = new MemoryTokenKeeper({ accessToken, refreshToken });
  const client = clientOf(server.url, { tokens });
  const [deals, mates] = [new HttpDeals(client), new HttpMates(client)];
  const picture = async () => {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(file)]), 'room.jpg');
    const headers = { authorization: `${accessToken} HANKAN` };
    const answer = await fetch(`${server.url}/v2/images`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { item: DocumentPicture }).item.id;
  };
  const confirm = async (id: string) => (await deals.confirm(id)).confirmedAt;
  const found = <Deal>(
    answer: { readonly ok: true; readonly value: Deal } | { readonly ok: false },
  ) => {
    if (!answer.ok) throw new Error('it is there no more');
    return answer.value;
  };
  return {
    rooms: {
      write: async (saying, key) => ofRoom(await deals.write(roomOf(member, saying), key)),
      change: async (id, saying, key) =>
        ofRoom(await deals.change(id, roomOf(member, saying), key)),
      one: async (id) => ofRoom(found(await deals.one(id))),
      all: async () => {
        const { items, next } = await deals.mine({ limit: 100, cursor: null });
        expect(next).toBeNull();
        return items.map(({ id }) => id);
      },
      confirm,
      picture,
    },
    mates: {
      write: async (saying, key) => ofMate(await mates.write(mateOf(saying), key)),
      change: async (id, saying, key) => ofMate(await mates.change(id, mateOf(saying), key)),
      one: async (id) => ofMate(found(await mates.one(id))),
      all: async () => (await mates.own()).map(({ id }) => id),
      confirm,
      picture,
    },
  };
}

/** A write under its name: the listing is to say this. */
interface Sending {
  readonly key: string;
  readonly listing: Listing;
  readonly saying: Saying;
}

interface Listing {
  /** Null until its first write was answered. */
  id: string | null;
  /** What the last answer said. */
  saying: Saying | null;
  confirmedAt: string;
  /** Its first write. */
  first: Sending | null;
}

/** One member's listings of one kind, over all servers that were killed. */
class Offerer {
  private readonly listings: Listing[] = [];
  /** Those that somebody wrote since all was looked at last. */
  private readonly touched = new Set<Listing>();
  /** Of the listing before. */
  private shown: readonly string[] = [];
  private open: Sending | null = null;
  private stamp = 0;

  constructor(
    private readonly deskAt: (server: DoomedServer) => Desk,
    private readonly saidOf: (saying: Saying) => Readonly<Record<string, unknown>>,
  ) {}

  /** Writes, changes and confirms one listing after the other. */
  async offer(server: DoomedServer, answered: () => void): Promise<never> {
    const desk = this.deskAt(server);
    for (;;) {
      const pictureIds = [await desk.picture()];
      const listing: Listing = { id: null, saying: null, confirmedAt: '', first: null };
      this.open = this.next(listing, pictureIds);
      await this.send(desk);
      answered();
      this.open = this.next(listing, [...this.shown, ...pictureIds]);
      this.shown = pictureIds;
      await this.send(desk);
      answered();
      listing.confirmedAt = await desk.confirm(listing.id ?? '');
      answered();
    }
  }

  /** Looks whether all that was answered is there, whole and once; what got no answer is sent again. */
  async look(server: DoomedServer): Promise<void> {
    const desk = this.deskAt(server);
    const kept = new Set(await desk.all());
    const known = this.listings.flatMap(({ id }) => id ?? []);
    const unheard = [...kept].filter((id) => !known.includes(id));
    expect(known.filter((id) => !kept.has(id))).toEqual([]);
    expect(unheard.length).toBeLessThanOrEqual(this.open?.listing.id === null ? 1 : 0);
    for (const listing of this.touched) await this.expectWhole(desk, listing);
    this.touched.clear();
    const before = unheard[0] ?? this.open?.listing.id;
    if (this.open !== null) {
      const { listing } = this.open;
      await this.send(desk);
      if (before != null) expect(listing.id).toBe(before);
      await this.expectWhole(desk, listing);
    }
    await this.repeat(desk);
    expect((await desk.all()).toSorted()).toEqual(this.listings.map(({ id }) => id).toSorted());
  }

  /** The same of all that was ever written. */
  async lookAtAll(server: DoomedServer): Promise<void> {
    for (const listing of this.listings) this.touched.add(listing);
    await this.look(server);
  }

  /** Its first write again is nothing new, and takes no change back. */
  private async repeat(desk: Desk): Promise<void> {
    const listing = this.listings.at(-1);
    if (listing?.first == null) return;
    const { key, saying } = listing.first;
    expect((await desk.write(saying, key)).id).toBe(listing.id);
    await this.expectWhole(desk, listing);
  }

  private async expectWhole(desk: Desk, listing: Listing): Promise<void> {
    const { id, confirmedAt: since, saying } = listing;
    const { id: _, confirmedAt, ...said } = await desk.one(id ?? '');
    const answered = saying === null ? [] : [this.saidOf(saying)];
    const isOpen = this.open?.listing === listing;
    const sent = isOpen && this.open !== null ? [this.saidOf(this.open.saying)] : [];
    expect([...answered, ...sent]).toContainEqual(said);
    expect(confirmedAt >= since).toBe(true);
  }

  private next(listing: Listing, pictureIds: readonly string[]): Sending {
    this.stamp += 1;
    return {
      key: `key-${this.stamp}-${pictureIds.at(-1) ?? ''}`,
      listing,
      saying: { stamp: this.stamp, pictureIds },
    };
  }

  private async send(desk: Desk): Promise<void> {
    const sending = this.open;
    if (sending === null) return;
    const { key, listing, saying } = sending;
    const said = await (listing.id === null
      ? desk.write(saying, key)
      : desk.change(listing.id, saying, key));
    if (listing.id === null) {
      this.listings.push(listing);
      listing.first = sending;
    }
    listing.id = said.id;
    listing.saying = saying;
    this.touched.add(listing);
    this.open = null;
  }
}

describe.each(DATABASES)(
  'a server that is killed while rooms and mates are offered, on %s',
  (kind) => {
    test('has all that it acknowledged, whole and once, also when it is sent again', async () => {
      const data = await leftData(kind, folder);
      const offerers = MEMBERS.flatMap((member) => [
        new Offerer(
          (server) => desksOf(server, member).rooms,
          (saying) => saidOfRoom(member, saying),
        ),
        new Offerer((server) => desksOf(server, member).mates, saidOfMate),
      ]);
      for (let kills = 0; kills < KILLS; kills += 1) {
        const server = await startOn('dealing', data);
        await Promise.all(offerers.map((each) => each.look(server)));
        await untilKilled(
          server,
          ANSWERS,
          offerers.map((each) => (answered: () => void) => each.offer(server, answered)),
        );
      }
      const server = await startOn('dealing', data);
      await Promise.all(offerers.map((each) => each.lookAtAll(server)));
      await server.kill();
      await data.drop();
    }, 900_000);
  },
);
