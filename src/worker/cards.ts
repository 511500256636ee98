import { KEPT_KIND } from '#core';
import type { Found, Kept } from './kept';

/** Of what lists are filled by ids. */
export const CARD_NOUNS = ['houses', 'notices', 'contents'] as const;
export type CardNoun = (typeof CARD_NOUNS)[number];

/** What is known of one: its card, or that it is gone; and since when. */
export interface KnownCard {
  readonly card: unknown;
  readonly at: number;
}

const SOME = /^\/v2\/(houses|notices|contents)\/some$/;
/** Names below /v2/houses that are no ids are calls of their own. */
const HOUSE = /^\/v2\/houses\/(?!(?:some|map|tally|nearest|lately)$)[\w-]+$/;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(typeof value === 'object' && value !== null ? value : {}));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const idOf = (card: unknown): string => String(fieldsOf(card)['id']);
const idsIn = (url: URL): readonly string[] =>
  (url.searchParams.get('id') ?? '').split(',').filter((id) => id !== '');

/** All that is known of a noun by id, from whatever answers are kept: the youngest of each. */
export async function knownCards(
  kept: Kept,
  noun: CardNoun,
): Promise<ReadonlyMap<string, KnownCard>> {
  const known = new Map<string, KnownCard>();
  const learn = (id: string, card: unknown, at: number) => {
    if ((known.get(id)?.at ?? -1) < at) known.set(id, { card, at });
  };
  for (const kind of [KEPT_KIND.SAVED, KEPT_KIND.PAGES] as const) {
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
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const body = JSON.stringify({ result, page: { next: null, total: result.length } });
  return { answer: new Response(body, { headers }), at: Math.min(...found.map(({ at }) => at)) };
}

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
