import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody of whom everything is known that most notices ask. */
export const AMPLE = {
  birthDay: '20000514',
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

const DAY_MS = 86_400_000;

/** An open one that closes in some days. */
export async function lastingNotice(page: Page, days: number): Promise<Listed> {
  const found = (await openOnes(page)).find(
    ({ until }) => until !== null && Date.parse(until) > Date.now() + days * DAY_MS,
  );
  if (found === undefined) throw new Error('the sample has no such notice');
  return found;
}

export const someNotice = async (page: Page): Promise<string> => (await lastingNotice(page, 3)).id;

interface Change {
  readonly before: string | null;
  readonly after: string | null;
}

/** An open one that was corrected, with what was and what is of each change that says both. */
export async function correctedNotice(page: Page) {
  const listed = (await openOnes(page)).find(({ correctedOn }) => correctedOn !== null);
  if (listed === undefined) throw new Error('the sample has no such notice');
  const answer = await page.request.get(`/v2/notices/${listed.id}`);
  const { item } = (await answer.json()) as {
    item: { corrections: readonly { changes: readonly Change[] }[] };
  };
  const changes = (item.corrections[0]?.changes ?? []).flatMap(({ before, after }) =>
    before === null || after === null ? [] : [{ before, after }],
  );
  if (changes.length === 0) throw new Error('its correction does not say what was');
  return { ...listed, changes };
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
