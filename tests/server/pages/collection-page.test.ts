import { describe, expect, it } from 'vitest';
import { headHtml } from '../../../server/pages/head-html';
import { headOf } from '../../../server/pages/head-of';
import { appDeps } from '../../support/app-deps';
import { FAKE_COLLECTION, fakeCollections } from '../../support/fake-collections';

const deps = appDeps();
const SITE = 'https://www.hankan.example';

describe('the head of a collection behind a link', () => {
  it('is its name and how much is in it, for nobody to find, and names nobody', async () => {
    const head = await headOf(deps, '/c/c');
    expect(head).toMatchObject({
      status: 200,
      title: '신림 방',
      description: '함께 보는 모음 · 1개',
      path: '/c/c',
      isListed: false,
      kind: 'website',
      picture: { link: '/images/c/site/card.svg' },
      // What is kept of a page would be there after its link was withdrawn.
      madeOf: null,
    });
    expect(JSON.stringify(head)).not.toContain(FAKE_COLLECTION.owner);
  });

  it('tells messengers what to show, and searches to leave it', async () => {
    const html = headHtml(await headOf(deps, '/c/c'), SITE);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('<meta property="og:title" content="신림 방');
    expect(html).toContain('<meta property="og:description" content="함께 보는 모음 · 1개"');
    expect(html).toContain(`<meta property="og:url" content="${SITE}/c/c"`);
    expect(html).toContain(`<meta property="og:image" content="${SITE}/images/c/site/card.svg"`);
  });

  it('says of an empty one that it is one', async () => {
    const empty = { ...FAKE_COLLECTION, items: [] };
    const shared = () => Promise.resolve({ ok: true, value: empty } as const);
    const collections = { ...fakeCollections(), shared };
    expect(await headOf(appDeps({ collections }), '/c/c')).toMatchObject({
      description: '함께 보는 모음이에요',
    });
  });

  it('is that of nothing once the link opens nothing, whatever was there', async () => {
    const nothing = await headOf(deps, '/c/none');
    expect(nothing).toMatchObject({ status: 404, isListed: false, path: null });
    expect(await headOf(deps, '/c/never')).toEqual(nothing);
  });

  it('is asked for as a visitor, whoever is there', async () => {
    const asked: (number | null)[] = [];
    const stored = fakeCollections();
    const collections = {
      ...stored,
      shared: (memberId: number | null, code: string) => {
        asked.push(memberId);
        return stored.shared(memberId, code);
      },
    };
    await headOf(appDeps({ collections }), '/c/c');
    expect(asked).toEqual([null]);
  });
});
