import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deviceOf } from '#core';
import { ROOT } from '../../scripts/setup/root.mjs';
import type { PageDrawer } from '../../server/ports/page-drawer';
import { PHONE_AGENT } from '../support/phone-agent';

const DRAWN = 100;
/** The first ones warm up what every page shares. */
const WARM = 20;

/** What a page says of itself: its configuration, and what it brings along. */
interface Said {
  readonly env: string;
  readonly now: number;
  readonly answers: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;
}

/**
 * ms that rendering a page takes, sorted: the app's own drawer with the answers of that page, without
 * the database.
 */
export async function renderingTimes(origin: string, path: string): Promise<number[]> {
  const { env, now, answers } = await saidBy(origin + path);
  const file = join(ROOT, 'dist/app/draw.js');
  const { drawPage } = (await import(pathToFileURL(file).href)) as PageDrawer;
  const device = deviceOf({ shell: null, userAgent: PHONE_AGENT, maxTouchPoints: 0 });
  const ask = (address: string) => {
    const known = answers[address];
    return known === undefined
      ? Promise.reject(new Error(`${path} brings no ${address}`))
      : Promise.resolve(known);
  };
  const times: number[] = [];
  for (let turn = -WARM; turn < DRAWN; turn += 1) {
    const begun = performance.now();
    await drawPage({ url: path, device, now, env, origin, ask });
    if (turn >= 0) times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b);
}

/** Asked twice: a server that has just started may be late with the first one. */
async function saidBy(url: string): Promise<Said> {
  const headers = { 'user-agent': PHONE_AGENT };
  await (await fetch(url, { headers })).text();
  const page = await (await fetch(url, { headers })).text();
  const block = (id: string): string => {
    const found = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's');
    const text = found.exec(page)?.[1];
    if (text === undefined) throw new Error(`${url} came without its #${id}`);
    return text;
  };
  const brought = JSON.parse(block('hankan-first')) as Omit<Said, 'env'>;
  return { ...brought, env: block('hankan-env') };
}
