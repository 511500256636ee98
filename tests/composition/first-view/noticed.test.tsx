import '../../ui/support/dom';
import { startTransition, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { STORAGE_KEY } from '#core';
import type { DrawnPage } from '../../../server/ports/page-drawer';
import { SystemClock } from '../../../src/adapters/system/system-clock';
import { complaintsOf } from './complaints';
import { drawingServer, pageOf } from './drawn';
import { fillDevice } from './known-device';
import { takenOver } from './taken-over';
import { turns } from './turns';
import { inBrowser, onServer } from './worlds';

const stored = () =>
  typeof localStorage === 'undefined' ? null : localStorage.getItem(STORAGE_KEY.THEME);
const width = () => (typeof innerWidth === 'number' ? innerWidth : 0);

/** Views that draw what a server cannot know. */
const ONLY_IN_A_BROWSER: Readonly<Record<string, () => ReactNode>> = {
  'the moment': () => <p>{Date.now()}</p>,
  'the day of its zone': () => <p>{new Date(0).getHours()}</p>,
  'a random number': () => <p>{Math.random()}</p>,
  'a width': () => <p>{width()}</p>,
  'a width, as an attribute': () => <p data-width={width()} />,
  'what the device keeps': () => <p>{stored()}</p>,
  'what the device keeps, as an element': () => (stored() === null ? null : <b />),
  'whether there is a window': () => (typeof window === 'undefined' ? <i /> : <b />),
};

/** Draws a view as a server does, takes it over, and returns what is said of it. */
async function saidOf(View: () => ReactNode): Promise<readonly string[]> {
  const html = await onServer(() => Promise.resolve(renderToString(<View />)));
  const sent = new DOMParser().parseFromString(html, 'text/html');
  const root = document.createElement('div');
  root.replaceChildren(...sent.body.childNodes);
  fillDevice();
  onTestFinished(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const { complaints } = await complaintsOf(() =>
    inBrowser('pc', async () => {
      const leave: (() => void)[] = [];
      await new Promise<void>((done) => {
        startTransition(() => {
          const app = hydrateRoot(
            root,
            <>
              <View />
              <Drawn onDrawn={done} />
            </>,
          );
          leave.push(() => {
            app.unmount();
          });
        });
      });
      leave[0]?.();
      await turns();
    }),
  );
  return complaints;
}

function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useEffect(onDrawn, [onDrawn]);
  return null;
}

describe('a view that draws', () => {
  it.each(Object.entries(ONLY_IN_A_BROWSER))('%s is noticed', async (_, View) => {
    expect(await saidOf(View)).not.toEqual([]);
  });

  it('the same everywhere is not', async () => {
    expect(await saidOf(() => <p title="집">집</p>)).toEqual([]);
  });
});

describe('a page', () => {
  const url = '/place/1';
  let drawn: DrawnPage;
  beforeAll(async () => {
    const server = await drawingServer();
    drawn = await server.draw(url, 'pc');
    await server.close();
  });

  it('that is taken over as it was drawn is not noticed', async () => {
    const page = await takenOver(pageOf(drawn), { url, kind: 'pc' });
    expect([page.complaints, page.atOnce === page.sent]).toEqual([[], true]);
  });

  it.each([
    ['another text', /신림역/, '봉천역'],
    ['another attribute', /<main /, '<main data-more="" '],
    ['another link', /href="\/map"/, 'href="/more"'],
    ['an element more', /<main [^>]*>/, '$&<b></b>'],
    ['an element less', /<h1[^>]*>.*?<\/h1>/, ''],
  ])('that was sent with %s is noticed', async (_, part, other) => {
    const html = drawn.html.replace(part, other);
    expect(html).not.toBe(drawn.html);
    const page = await takenOver(pageOf({ ...drawn, html }), { url, kind: 'pc' });
    expect(page.complaints).not.toEqual([]);
  });

  it('that is drawn at another moment is noticed', async () => {
    const change = () => ({ clock: new SystemClock() });
    const page = await takenOver(pageOf(drawn), { url, kind: 'pc', change });
    expect(page.complaints).not.toEqual([]);
  });

  it('that knows what this device keeps too early is noticed', async () => {
    const page = await takenOver(pageOf(drawn), {
      url,
      kind: 'pc',
      change: ({ stores }) => {
        stores.zzim.start();
        return {};
      },
    });
    expect(page.complaints).not.toEqual([]);
  });
});
