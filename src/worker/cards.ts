import { KEPT_KIND } from '#core';
import type { Found, Kept } from './kept';

const { SAVED, PAGES } = KEPT_KIND;
const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** Of what lists are filled by ids. */
export const CARD_NOUNS = ['houses', 'notices', 'contents'] as const;
export type CardNoun = (typeof CARD_NOUNS)[number];

/** What is known of one: its card, or that it is gone; and since when. */
export interface KnownCard {
  readonly card: unknown;
  readonly at: number;
}

const SOME = /^\/v2\/(houses|notices|contents)\/some$/;
const ONE = /^\/v2\/(houses|notices|contents)\/([\w-]+)$/;
/** Names below /v2/houses that are no ids are calls of their own. */
const HOUSE = /^\/v2\/houses\/(?!(?:some|map|tally|nearest|lately)$)[\w-]+$/;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(typeof value === 'object' && value !== null ? value : {}));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idOf = (card: unknown): string => String(fieldsOf(card)['id']);
const idsIn = (url: URL): readonly string[] =>
  (url.searchParams.get('id') ?? '').split(',').filter((id) => id !== '');

/** Whether it asks for some by their ids, and for one of these among them. */
export function asksForOneOf(url: string, noun: string, ids: ReadonlySet<string>): boolean {
  const address = new URL(url);
  return SOME.exec(address.pathname)?.[1] === noun && idsIn(address).some((id) => ids.has(id));
}

/** All that is known of a noun by id, from whatever answers are kept: the youngest of each. */
export async function knownCards(
  kept: Kept,
  noun: CardNoun,
): Promise<ReadonlyMap<string, KnownCard>> {
  const known = new Map<string, KnownCard>();
  const learn = (id: string, card: unknown, at: number) => {
    if ((known.get(id)?.at ?? -1) < at) known.set(id, { card, at });
  };
  for (const kind of [SAVED, PAGES] as const) {
    for (const { url, at } of await kept.entries(kind)) {
      const address = new URL(url);
      const isSome = SOME.exec(address.pathname)?.[1] === noun;
      if (!isSome && !(noun === 'houses' && HOUSE.test(address.pathname))) continue;
      const body = fieldsOf(await jsonOf(await kept.find(url, kind)));
      if (isSome) {
        const cards = new Map(listOf(body['result']).map((card) => [idOf(card), card]));
        for (const id of idsIn(address)) learn(id, cards.get(id) ?? null, at);
      } else if (body['item'] !== undefined) learn(idOf(body['item']), cardOf(body['item']), at);
    }
  }
  return known;
}

/**
 * The answer to a question for some by their ids, put together from other answers. Null where one of
 * them was never asked for: it would be taken for one that is gone.
 */
export async function cardsAnswer(kept: Kept, url: string): Promise<Found | null> {
  const address = new URL(url);
  const noun = CARD_NOUNS.find((one) => SOME.exec(address.pathname)?.[1] === one);
  const ids = idsIn(address);
  if (noun === undefined || ids.length === 0) return null;
  const known = await knownCards(kept, noun);
  const found = ids.flatMap((id) => known.get(id) ?? []);
  if (found.length < ids.length) return null;
  const result = found.map(({ card }) => card).filter((card) => card !== null);
  return { answer: someAnswer(result), at: Math.min(...found.map(({ at }) => at)) };
}

/**
 * Lets go of all that is kept of what stood at this address. Answers in which it was one of several stay
 * without it: the others would be lost with it, and one that was never answered for is not known to be gone.
 */
export async function letGo(kept: Kept, url: string): Promise<void> {
  const { pathname } = new URL(url);
  const [, noun = '', id = ''] = ONE.exec(pathname) ?? [];
  const wasKept = (await kept.find(url, SAVED, PAGES)) !== null;
  let isToldGone = false;
  for (const kind of [SAVED, PAGES] as const) {
    await kept.drop(kind, [url]);
    for (const { url: some } of await kept.entries(kind)) {
      if (!asksForOneOf(some, noun, new Set([id]))) continue;
      isToldGone = true;
      const body = fieldsOf(await jsonOf(await kept.find(some, kind)));
      const result = listOf(body['result']);
      const left = result.filter((card) => idOf(card) !== id);
      if (left.length < result.length) await kept.rewrite(kind, some, someBody(left));
    }
  }
  if (!wasKept || isToldGone || !HOUSE.test(pathname)) return;
  // Its line was drawn from its own answer.
  const asked = new URLSearchParams({ id }).toString();
  await kept.put(PAGES, new URL(`/v2/${noun}/some?${asked}`, url).href, someAnswer([]));
}

const someBody = (result: readonly unknown[]): string =>
  JSON.stringify({ result, page: { next: null, total: result.length } });
const someAnswer = (result: readonly unknown[]): Response =>
  new Response(someBody(result), { headers: JSON_HEADERS });

/** What a card shows of a house of which all is known. */
function cardOf(house: unknown): unknown {
  const said = fieldsOf(house);
  const photos = listOf(said['photos']);
  return {
    ...said,
    maintenance: fieldsOf(said['maintenance'])['fee'] ?? null,
    photo: photos[0] ?? null,
    photoCount: photos.length,
  };
}

async function jsonOf(found: Found | null): Promise<unknown> {
  try {
    return await found?.answer.json();
  } catch {
    return null;
  }
}
