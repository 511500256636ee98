import { vi } from 'vitest';
import { deviceOf, type Device } from '#core';

/** What only a browser has, as far as views could reach for it. */
const OF_A_BROWSER = [
  'window',
  'self',
  'top',
  'parent',
  'document',
  'location',
  'history',
  'navigator',
  'screen',
  'localStorage',
  'sessionStorage',
  'matchMedia',
  'getComputedStyle',
  'requestAnimationFrame',
  'innerWidth',
  'innerHeight',
  'devicePixelRatio',
  'scrollX',
  'scrollY',
  'Element',
  'HTMLElement',
  'DOMParser',
  'MutationObserver',
  'ResizeObserver',
  'IntersectionObserver',
] as const;

/** The clock of the server's machine, which is not what a page is drawn of. */
const DRAWN_AT = Date.parse('2025-01-31T23:59:59Z');
/** The clock of the reader's device, which goes wrong by months. */
const TAKEN_AT = Date.parse('2027-07-15T03:00:00Z');

/** The user agents of the two kinds of devices that a page is drawn for. */
export const USER_AGENTS = {
  pc: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140',
  'mobile-web': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140 Mobile',
} as const satisfies Partial<Record<Device['kind'], string>>;

export type DrawnKind = keyof typeof USER_AGENTS;

/** What a server takes such a browser for. */
export const deviceOfKind = (kind: DrawnKind): Device =>
  deviceOf({ shell: null, userAgent: USER_AGENTS[kind], maxTouchPoints: 0 });

/** Runs it where nothing of a browser is, with a clock, a zone and dice of its own. */
export async function onServer<Made>(run: () => Promise<Made>): Promise<Made> {
  for (const name of OF_A_BROWSER) vi.stubGlobal(name, undefined);
  return inWorld({ now: DRAWN_AT, zone: 'UTC', dice: 0.25 }, run);
}

/**
 * Runs it in a browser of this kind whose window is as the server did not expect it, and which has
 * been here before.
 */
export async function inBrowser<Made>(kind: DrawnKind, run: () => Promise<Made>): Promise<Made> {
  Object.defineProperty(navigator, 'userAgent', { value: USER_AGENTS[kind], configurable: true });
  const isWide = kind !== 'pc';
  vi.stubGlobal('innerWidth', isWide ? 1440 : 390);
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width') ? isWide : !isWide,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  try {
    return await inWorld({ now: TAKEN_AT, zone: 'America/New_York', dice: 0.75 }, run);
  } finally {
    Reflect.deleteProperty(navigator, 'userAgent');
  }
}

interface World {
  readonly now: number;
  readonly zone: string;
  readonly dice: number;
}

async function inWorld<Made>({ now, zone, dice }: World, run: () => Promise<Made>): Promise<Made> {
  const { TZ } = process.env;
  const random = vi.spyOn(Math, 'random').mockReturnValue(dice);
  vi.useFakeTimers({ toFake: ['Date'], now });
  process.env['TZ'] = zone;
  try {
    return await run();
  } finally {
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
    vi.useRealTimers();
    random.mockRestore();
    vi.unstubAllGlobals();
  }
}
