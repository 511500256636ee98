import { expect, type Page } from '@playwright/test';
import { answers } from './states';
import { undrawn } from './undrawn';

/** A screen in one of its states, and when it stands as a person meets it. */
export interface ScreenState {
  readonly state: string;
  readonly open: (page: Page) => Promise<unknown>;
}

/** What the browser reports where a state is that an answer does not come, or no app opens. */
export const PART_OF_IT = /the server responded with a status of 4(?:04|22)|ERR_FAILED|intent:/;

export const HOUSES = /\/v2\/houses/;
/** The screen itself waits for its data: the frame waits alike for the screen's script, without its h1. */
export async function waiting(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('[role="status"][aria-label*="불러오는"]').first()).toBeAttached();
}
export const says = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
export const headed = (page: Page) => expect(page.getByRole('heading').first()).toBeVisible();

/** Opens a path whose calls are answered so, on a page that the server could not draw. */
export async function withAnswers(
  page: Page,
  how: keyof typeof answers,
  calls: RegExp,
  path: string,
): Promise<void> {
  await undrawn(page);
  await answers[how](page, calls);
  await page.goto(path);
}
