import {
  KEPT_KIND,
  MOST_ALARMS,
  RECENT_LIMIT,
  ZZIM_LIMIT,
  type KeptKind,
  type KnownAnswer,
  type Wanted,
} from '#core';
import { asksForOneOf, CARD_NOUNS, knownCards, letGo, type CardNoun } from './cards';
import { handlingOf, mayBeKept, type Handling } from './handling';
import type { Kept } from './kept';
import { keepPictures } from './saved-pictures';
import type { World } from './world';

/** Older than this it is asked anew when the app is opened, ms. */
const FRESH_MS = 6 * 3_600_000;
const MOST_HOUSES = 60;
/** All bookmarks, and as many alarms besides as a visitor may have: a notice is little text. */
const MOST_NOTICES = ZZIM_LIMIT + MOST_ALARMS;
const MOST_PICTURES = 8;
/** The server answers for no more by their ids. */
const MOST_AT_ONCE = 60;
/** As long as the lists of 찜 are together: kept, viewed and asked. */
const MOST_LISTED = ZZIM_LIMIT + 2 * RECENT_LIMIT;
const MOST_SEEN = 200;
const OWNER = 'owner';
const { SAVED, PAGES, FONTS, MAP, PICTURES } = KEPT_KIND;

/** Where that is kept which is fetched by itself, and never changes or soon comes again. */
const KIND_OF: Readonly<Partial<Record<Handling, Exclude<KeptKind, 'app'>>>> = {
  font: FONTS,
  tile: MAP,
  ground: MAP,
  picture: PICTURES,
};

/** What the pages of a house need besides the house itself. */
const houseAddresses = (id: string): readonly string[] =>
  ['', '/price-level', '/similar'].map((part) => `/v2/houses/${id}${part}`);

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));

/** What a person keeps, asked as a visitor asks it: nothing of a session is ever in it. */
export class Saved {
  private latest: Wanted | null = null;
  private working: Promise<void> | null = null;

  constructor(
    private readonly world: World,
    private readonly kept: Kept,
  ) {}

  /** Keeps these and nothing else. Of several questions the last one counts. */
  async want(wanted: Wanted): Promise<void> {
    await this.belongTo(wanted.owner);
    this.latest = wanted;
    this.working ??= this.work().finally(() => {
      this.working = null;
    });
    await this.working;
  }

  /** Nobody is there any more, or it is in doubt who. */
  async forget(): Promise<void> {
    this.latest = null;
    await this.kept.forget();
  }

  async bring(answers: readonly KnownAnswer[]): Promise<void> {
    const { place } = this.world;
    for (const { address, body } of answers) {
      const url = new URL(address, place.api).href;
      if (handlingOf({ method: 'GET', url, isNavigation: false }, place) !== 'answer') continue;
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      await this.kept.put(PAGES, url, new Response(JSON.stringify(body), { headers }));
    }
  }

  /** What a page loaded before the worker was there: the browser itself has it still. */
  async see(urls: readonly string[]): Promise<void> {
    for (const url of urls.slice(0, MOST_SEEN)) {
      const kind =
        KIND_OF[handlingOf({ method: 'GET', url, isNavigation: false }, this.world.place)];
      if (kind === undefined || (await this.kept.find(url, kind)) !== null) continue;
      try {
        const answer = await this.world.fetch(url, { credentials: 'omit', mode: 'cors' });
        const cacheControl = answer.headers.get('cache-control');
        if (mayBeKept({ status: answer.status, cacheControl, hasSession: false }))
          await this.kept.put(kind, url, answer);
      } catch {
        // The next page has it.
      }
    }
  }

  private async belongTo(owner: string | null): Promise<void> {
    const before = await this.kept.note(OWNER);
    const now = owner ?? '';
    if (before === now) return;
    if (before !== null) await this.forget();
    await this.kept.writeNote(OWNER, now);
  }

  private async work(): Promise<void> {
    for (let wanted = this.latest; wanted !== null; wanted = this.latest) {
      this.latest = null;
      await this.keepAll(wanted);
    }
  }

  private async keepAll({ houses, notices, listed }: Wanted): Promise<void> {
    const known = new Map((await this.kept.entries(SAVED)).map(({ url, at }) => [url, at]));
    const used = new Set<string>();
    const pictures = new Set<string>();
    const keep = async (address: string): Promise<unknown> => {
      const url = new URL(address, this.world.place.api).href;
      used.add(url);
      return this.keepOne(url, known.get(url) ?? 0);
    };
    // What all of them say comes before any picture: it is little, and each is there by it.
    for (const id of houses.slice(0, MOST_HOUSES)) {
      if (this.latest !== null) return;
      const [house] = await Promise.all(houseAddresses(id).map(keep));
      const { lat, lng, photos } = Object.fromEntries(fieldsOf(fieldsOf(house).get('item')));
      if (typeof lat === 'number' && typeof lng === 'number')
        await keep(`/v2/stops/near?lat=${lat}&lng=${lng}`);
      for (const path of picturesIn(photos))
        pictures.add(new URL(path, this.world.place.images).href);
    }
    for (const id of notices.slice(0, MOST_NOTICES)) {
      if (this.latest !== null) return;
      await keep(`/v2/notices/${id}`);
    }
    for (const noun of CARD_NOUNS)
      for (const url of await this.keepListed(noun, listed[noun], keep)) used.add(url);
    if (this.latest !== null) return;
    await this.kept.drop(
      SAVED,
      [...known.keys()].filter((url) => !used.has(url) && !pictures.has(url)),
    );
    await keepPictures(this.kept, {
      urls: [...pictures],
      fetch: (url) => this.fetchPicture(url),
      isOver: () => this.latest !== null,
    });
  }

  /**
   * Keeps a line of each that no kept answer tells of, or one that is old. Resolves with the addresses of
   * those that are still good.
   */
  private async keepListed(
    noun: CardNoun,
    ids: readonly string[],
    keep: (address: string) => Promise<unknown>,
  ): Promise<readonly string[]> {
    if (this.latest !== null) return [];
    const known = await knownCards(this.kept, noun);
    const oldest = this.world.now() - FRESH_MS;
    const listed = ids.slice(0, MOST_LISTED);
    const unknown = listed.filter((id) => (known.get(id)?.at ?? 0) <= oldest);
    for (let from = 0; from < unknown.length; from += MOST_AT_ONCE) {
      const asked = new URLSearchParams({ id: unknown.slice(from, from + MOST_AT_ONCE).join(',') });
      await keep(`/v2/${noun}/some?${asked.toString()}`);
    }
    const before = await this.kept.entries(SAVED);
    return before
      .filter(({ url }) => asksForOneOf(url, noun, new Set(listed)))
      .map(({ url }) => url);
  }

  /** The answer, kept or new; null where it cannot be had. */
  private async keepOne(url: string, keptAt: number): Promise<unknown> {
    const before = async (): Promise<unknown> => (await this.kept.find(url, SAVED))?.answer.json();
    try {
      if (this.world.now() - keptAt < FRESH_MS) return await before();
      const headers = { accept: 'application/json' };
      const answer = await this.world.fetch(url, { credentials: 'omit', mode: 'cors', headers });
      const cacheControl = answer.headers.get('cache-control');
      if (mayBeKept({ status: answer.status, cacheControl, hasSession: false })) {
        await this.kept.put(SAVED, url, answer.clone());
        return await answer.json();
      }
      // What is gone is shown no more.
      if (answer.status === 404 || answer.status === 410) await letGo(this.kept, url);
      return (await before()) ?? null;
    } catch {
      return (await before().catch(() => null)) ?? null;
    }
  }

  /** Null where it cannot be had: the house is there without it, and it is asked again the next time. */
  private async fetchPicture(url: string): Promise<Response | null> {
    try {
      const answer = await this.world.fetch(url, { credentials: 'omit', mode: 'cors' });
      return answer.ok ? answer : null;
    } catch {
      return null;
    }
  }
}

/** In one size: another size of the same picture is shown by it. */
function picturesIn(photos: unknown): readonly string[] {
  const listed: readonly unknown[] = Array.isArray(photos) ? photos : [];
  return listed
    .slice(0, MOST_PICTURES)
    .map((photo) => fieldsOf(photo).get('medium'))
    .filter((path): path is string => typeof path === 'string');
}
