import { expect, type Locator, type Page } from '@playwright/test';

const DAY_MS = 86_400_000;

/** The day on which somebody was born who has been of an age for half a year, and is for half a year more. */
export const bornYearsAgo = (age: number): string =>
  new Date(Date.now() - (age + 0.5) * 365.25 * DAY_MS)
    .toISOString()
    .slice(0, 10)
    .replaceAll('-', '');

/** Somebody of whom everything is known that most notices ask. */
export const AMPLE = {
  birthDay: bornYearsAgo(26),
  household: 1,
  income: 2_300_000,
  parentsIncome: 4_000_000,
  familySize: 3,
  assets: 18_000_000,
  parentsAssets: 100_000_000,
  car: 0,
  ownsHome: false,
  livesIn: '1162000000',
  occupations: ['EMPLOYED'],
  marriage: 'SINGLE',
  groups: [],
  livesApart: true,
};

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly organisation: string;
  readonly supplyTypeCode: string;
  readonly correctedOn: string | null;
  readonly until: string | null;
}

/** Open notices, the soonest to close first, as the server knows them. */
async function openOnes(page: Page): Promise<readonly Listed[]> {
  const answer = await page.request.get('/v2/notices?status=OPEN&limit=100');
  return ((await answer.json()) as { result: Listed[] }).result;
}

/** All that the server says of one, of which so much is read here. */
async function wholeNotice<Read>(page: Page, { id }: Listed): Promise<Read> {
  const answer = await page.request.get(`/v2/notices/${id}`);
  return ((await answer.json()) as { item: Read }).item;
}

/** Open ones that close later than in three days. */
const lastingOnes = async (page: Page): Promise<readonly Listed[]> =>
  (await openOnes(page)).filter(
    ({ until }) => until !== null && Date.parse(until) > Date.now() + 3 * DAY_MS,
  );

export async function someNotice(page: Page): Promise<string> {
  const [found] = await lastingOnes(page);
  if (found === undefined) throw new Error('the sample has no such notice');
  return found.id;
}

interface Asked {
  readonly conditions: {
    readonly ranks: readonly { readonly conditions: readonly { readonly kind: string }[] }[];
  };
}

/** An open one that asks how old one is: which closes next depends on the hour. */
export async function noticeAskingAge(page: Page): Promise<Listed> {
  for (const listed of await lastingOnes(page)) {
    const { ranks } = (await wholeNotice<Asked>(page, listed)).conditions;
    if (ranks.some((rank) => rank.conditions.some(({ kind }) => kind === 'age'))) return listed;
  }
  throw new Error('the sample has no such notice');
}

interface Change {
  readonly before: string | null;
  readonly after: string | null;
}

interface Corrected {
  readonly corrections: readonly { readonly changes: readonly Change[] }[];
}

/** An open one that was corrected, with what was and what is of each change that says both. */
export async function correctedNotice(page: Page) {
  for (const listed of await openOnes(page)) {
    if (listed.correctedOn === null) continue;
    const { corrections } = await wholeNotice<Corrected>(page, listed);
    const changes = (corrections[0]?.changes ?? []).flatMap(({ before, after }) =>
      before === null || after === null ? [] : [{ before, after }],
    );
    if (changes.length > 0) return { ...listed, changes };
  }
  throw new Error('the sample has no such notice');
}

/** The list stands, with its count. */
export async function openNotices(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: /^공고 [\d,]+개$/ })).toBeVisible();
}

/** A list so short that the row of this notice is in the page, and that row. */
export async function openListOf(page: Page, notice: Listed): Promise<Locator> {
  const { organisation, supplyTypeCode: supply, title } = notice;
  await openNotices(page, `/youth/notices?${new URLSearchParams({ organisation, supply })}`);
  const list = page.getByRole('region', { name: '공고 목록' });
  return list.getByRole('article').filter({ hasText: title });
}
