import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { CHROMIUM_ARGS } from '../support/chromium-args';
import { PHONE_AGENT } from '../support/phone-agent';

export const PHONE = { width: 390, height: 844 } as const;
export const DESKTOP = { width: 1440, height: 900 } as const;

export function openBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_ARGS });
}

/** A window with nothing cached, as a person in Korea has it. */
export async function openContext(
  browser: Browser,
  viewport: { readonly width: number; readonly height: number } = PHONE,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    ...(viewport === PHONE && { userAgent: PHONE_AGENT }),
  });
  // tsx names functions with a helper of its own, which those that run in the page lack.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}

/** Makes the page's processor this many times slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** The middle one; of an even number the lower. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
