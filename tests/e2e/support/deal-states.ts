import type { Page } from '@playwright/test';
import { asMember } from './as-member';
import { withAsks } from './mate-states';
import { says, waiting, withAnswers, type ScreenState } from './screen-state';
import { undrawn } from './undrawn';

const DEALS = /\/v2\/deals/;
const OWN = /\/v2\/me\/deals/;
const DAY_MS = 86_400_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A direct deal that is on offer, as the server knows it. */
async function someDeal(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/deals?dealType=direct&limit=1');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  return result[0]?.id ?? '';
}

/** A direct deal whose owner may be called. */
export async function someCalledDeal(page: Page): Promise<string> {
  const answer = await page.request.get('/v2/deals?dealType=direct&limit=60');
  const { result } = (await answer.json()) as { result: { id: string }[] };
  for (const { id } of result) {
    const one = await page.request.get(`/v2/deals/${id}`);
    const { ways } = ((await one.json()) as { result: { ways: readonly string[] } }).result;
    if (ways.includes('TEL')) return id;
  }
  throw new Error('No owner may be called.');
}

/** The page of a room of the sample, with what a reader would meet if it were so. */
async function openChanged(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  await asMember(page);
  await undrawn(page);
  const id = await someDeal(page);
  await page.route(new RegExp(`/v2/deals/${id}$`), async (route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: object };
    await route.fulfill({ response, json: { result: { ...result, ...change } } });
  });
  await page.goto(`/direct/detail/${id}`);
}

const changed = (
  state: string,
  change: Readonly<Record<string, unknown>>,
  told: string | RegExp,
): ScreenState => ({
  state,
  open: async (page) => {
    await openChanged(page, change);
    await says(page, told);
  },
});

const OF_AUTHOR = { isAuthor: true, hasAsked: false, saidGone: false };
const HELD = { state: 'HELD', reason: '같은 방이 다른 글에도 있어요.', mayAppeal: true };
/** Nobody is shown them, for a reason each; the first is asked about. */
const STANDINGS = [
  { shownUntil: inDays(2), confirmedAt: inDays(-5) },
  { status: 'HIDDEN', shownUntil: inDays(-1), confirmedAt: inDays(-8) },
  { status: 'DONE' },
  { hold: HELD },
];

/** Rooms of the sample as if they were a member's own. */
async function withOwn(page: Page, count: number): Promise<void> {
  const answer = await page.request.get('/v2/deals?dealType=direct&limit=5');
  const { result } = (await answer.json()) as { result: object[] };
  const contacts = { SMS: 2, TEL: 1, CHAT: 4 };
  const tally = { views: 31, zzims: 6, week: [3, 5, 4, 8, 11, 7, 9], contacts };
  const own = result.slice(0, count).map((deal, at) => ({
    ...deal,
    ...tally,
    isSaidGone: false,
    isHiddenByOwner: false,
    ...STANDINGS[at],
  }));
  const listed = { next: null, total: own.length, version: '' };
  await page.route(OWN, (route) => route.fulfill({ json: { result: own, page: listed } }));
}

/** Rooms without a middleman. */
export const DEAL_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  deals: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', DEALS, '/deal');
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/deal?sort=price');
        await page.locator('[data-deal]').first().waitFor();
      },
    },
    {
      state: 'of a dong',
      open: async (page) => {
        await page.goto('/direct?dongliCode=1162010200');
        await page.locator('[data-deal]').first().waitFor();
      },
    },
    {
      state: 'unknown dong',
      open: async (page) => {
        await page.goto('/direct?dongliCode=9999999999');
        await says(page, /그런 동을 찾지 못해서/);
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto('/deal?depositFrom=90000000');
        await says(page, /조건에 맞는 글이 아직 없어요/);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', DEALS, '/deal');
        await says(page, /불러오지 못했어요/);
      },
    },
  ],
  direct: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', DEALS, `/direct/detail/${await someDeal(page)}`);
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto(`/direct/detail/${await someDeal(page)}`);
        await says(page, '올린 사람');
      },
    },
    changed(
      'risky, asked about',
      {
        description: '방 보시기 전에 가계약금 10만 원을 먼저 보내 주시면 잡아 둘게요.',
        priceHint: { kind: 'LOW', percent: 31, count: 24 },
        mine: { isAuthor: false, hasAsked: true, saidGone: true },
      },
      '방을 보기 전에 돈을 보내지 마세요',
    ),
    {
      state: "one's own, held",
      open: async (page) => {
        await openChanged(page, { mine: OF_AUTHOR, hold: HELD, pictureIds: [] });
        await says(page, '이의 제기하기');
        // Clear of the bar at the lower edge.
        const due = page.getByRole('button', { name: '네, 아직 있어요' });
        await due.evaluate((button) => {
          button.scrollIntoView({ block: 'center' });
        });
      },
    },
    changed(
      "one's own, over",
      { mine: OF_AUTHOR, status: 'DONE', pictureIds: [] },
      /거래가 끝난 글/,
    ),
    {
      state: 'gone',
      open: async (page) => {
        await page.goto('/direct/detail/no-such-deal');
        await says(page, '삭제된 게시물입니다.');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', DEALS, `/direct/detail/${await someDeal(page)}`);
        await says(page, /불러오지 못했어요/);
      },
    },
  ],
  dealMine: [
    {
      state: 'first',
      open: async (page) => {
        await page.goto('/deal/mine');
        await says(page, '로그인하면 내가 올린 방을 볼 수 있어요');
      },
    },
    {
      state: 'loading',
      open: async (page) => {
        await asMember(page);
        await withAnswers(page, 'held', OWN, '/deal/mine');
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await asMember(page);
        await withOwn(page, STANDINGS.length);
        await withAsks(page);
        await page.goto('/deal/mine');
        await says(page, '지난 7일 동안');
        await says(page, /먼저 관심을 보냈어요/);
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await asMember(page);
        await withOwn(page, 0);
        await page.goto('/deal/mine?of=none');
        await says(page, '아직 올린 방이 없어요');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await asMember(page);
        await withAnswers(page, 'broken', OWN, '/deal/mine');
        await says(page, /불러오지 못했어요/);
      },
    },
  ],
};
