import { expect } from 'vitest';
import type { Clock } from '#core';
import type { Database } from '../../../server/db/database';
import { broughtPictures } from '../../support/brought-pictures';
import { made, UNNAMED } from '../../support/community-on-database';
import { dealsOn } from '../../support/deals-on-database';
import { mateToKeep, matesOn } from '../../support/mates-on-database';
import { firstAnswer, textOf, untilDrawn, type FirstAnswer } from './first-answer';

/** So large that they are part of no other number. */
export const LISTING_IDS = ['765432101', '765432102'] as const;
const [ROOM, MATE] = LISTING_IDS;
const TITLES = ['새벽별이 보이는 방', '새벽별 메이트'] as const;
/** Their own pages, with the pictures on their cards. */
const PATHS = [`/direct/detail/${ROOM}`, `/mate/detail/${MATE}`];
const CARDS = ['1', '2'].map((number) => number.padStart(32, '0'));
/** A word of both, and one that differs from it in one jamo. */
const [WORD = '', MISTYPED = ''] = ['새벽별', '새벽볼'].map(encodeURIComponent);
/** 신림동 */
const DONG = '1162010200';
/** What is around the room. */
const BOX = 'swLat=37&swLng=126&neLat=38&neLng=128';

/** The calls that show listings to everybody; the one of hearts and of what was looked at lately, too. */
const CALLS = [
  '/v2/deals?dealType=direct&limit=50',
  `/v2/deals?dealType=direct&limit=50&dongliCode=${DONG}`,
  '/v2/deals?dealType=mate&limit=50',
  `/v2/deals/some?id=${ROOM},${MATE}`,
  `/v2/deals/map?dealType=direct&level=3&${BOX}`,
  `/v2/search?kind=deal&q=${WORD}`,
  '/v2/feeds?type=DIRECT&limit=20',
  '/v2/feeds?type=MATE&limit=20',
  '/sitemap-deals.xml',
];
/** The calls that count without a name, or tell what was meant. */
const COUNTS = ['/v2/deals/map?dealType=direct&level=12', `/v2/search?kind=deal&q=${MISTYPED}`];
/** The pages that show listings, whose first view is drawn. */
const LISTS = ['/deal', `/direct?dongliCode=${DONG}`, '/mate', `/search?q=${WORD}`];

/** Wherever one of the two is shown beside others. */
export const SHOWN = [...CALLS, ...LISTS];

/** A room and a mate with pictures, as somebody wrote them. */
export async function writeListings(database: Database, clock: Clock) {
  const world = dealsOn(database, clock);
  const bring = broughtPictures(database, clock);
  const owner = await world.join('owner');
  const pictureIds = [await bring(owner), await bring(owner)];
  expect(pictureIds).toEqual(CARDS);
  const next = `select setval(pg_get_serial_sequence('deals', 'id'), $1::bigint - 1)`;
  await database.pool.query(next, [ROOM]);
  const room = { title: TITLES[0], pictureIds: pictureIds.slice(0, 1) };
  const mate = mateToKeep({}, { title: TITLES[1], pictureIds: pictureIds.slice(1) });
  const { mates } = matesOn(database, clock);
  const written = [await world.write(owner, room), made(await mates.write(owner, mate, UNNAMED))];
  expect(written).toEqual(LISTING_IDS);
}

/** A visitor before a server, who looks everywhere for the two. */
export class Seeker {
  constructor(
    private readonly server: { readonly url: string },
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  /** Everything that shows one of the two, and what is said of how many there are. */
  async looks() {
    const [calls, counts, lists, pages] = [
      await this.all(CALLS),
      await this.all(COUNTS),
      await untilDrawn(() => this.all(LISTS)),
      await untilDrawn(() => this.all(PATHS)),
    ];
    const bodies = [...calls, ...lists].map(textOf);
    const heads = pages.map((page) => textOf(page).split('</head>', 1)[0] ?? '');
    return {
      shown: SHOWN.filter((_, at) => LISTING_IDS.some((id) => bodies[at]?.includes(id) === true)),
      counts: counts.map((answer) => textOf(answer)),
      pages: pages.map((page, at) => ({
        status: page.status,
        isNamed: textOf(page).includes(TITLES[at] ?? ''),
        isListed: heads[at]?.includes('noindex') === false,
        hasCard: heads[at]?.includes(CARDS[at] ?? '') === true,
      })),
      etags: [...calls, ...lists, ...pages].map(({ headers }) => headers.etag ?? ''),
    };
  }

  /** Those of the addresses whose answer of before is still the same, as a browser is told that kept it. */
  async stillThere(etags: readonly string[]): Promise<readonly string[]> {
    const paths = [...SHOWN, ...PATHS];
    const answers = await Promise.all(
      paths.map((path, at) => this.ask(path, { 'if-none-match': etags[at] ?? '' })),
    );
    return paths.filter((_, at) => answers[at]?.status === 304);
  }

  /** How the call for each of them is answered. */
  async statuses(): Promise<readonly number[]> {
    return (await this.all(LISTING_IDS.map((id) => `/v2/deals/${id}`))).map(({ status }) => status);
  }

  private all(paths: readonly string[]): Promise<readonly FirstAnswer[]> {
    return Promise.all(paths.map((path) => this.ask(path)));
  }

  private ask(path: string, more: Readonly<Record<string, string>> = {}): Promise<FirstAnswer> {
    return firstAnswer(this.server, path, { ...this.headers, ...more });
  }
}
