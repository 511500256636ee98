import { describe, expect, it } from 'vitest';
import { handlingOf, isUnreached, mayBeKept, pictureOf } from '../../src/worker/handling';

const HERE = 'https://www.hankan.example';
const API = 'https://api.hankan.example';
const IMAGES = 'https://image.hankan.example';
const place = { page: HERE, api: API, images: IMAGES };
const of = (url: string, more: { method?: string; isNavigation?: boolean } = {}) =>
  handlingOf({ method: 'GET', isNavigation: false, url, ...more }, place);

describe('what a worker sees to', () => {
  it.each([
    [`${HERE}/assets/abc1234.js`, 'file'],
    [`${HERE}/assets/abc123.css`, 'file'],
    [`${HERE}/assets/Pretendard.subset.0-abc123.woff2`, 'font'],
    [`${IMAGES}/images/sig=/320x240/filters:no_upscale()/house/a.svg`, 'picture'],
    [`${API}/map/base.json`, 'ground'],
    [`${API}/v2/map/tiles/10/1/2?v=3`, 'tile'],
    [`${API}/v2/map/tiles/10/1/2`, 'ground'],
    [`${API}/v2/houses/12`, 'answer'],
    [`${API}/v2/houses?bounds=1`, 'answer'],
    [`${API}/v2/notices/12`, 'answer'],
    [`${API}/v2/notices?sort=closing`, 'answer'],
    [`${API}/v2/contents?limit=3`, 'answer'],
    [`${API}/v1/inventories?TARGET=a`, 'answer'],
  ])('is %s', (url, handling) => {
    expect(of(url)).toBe(handling);
  });

  it.each(['/', '/place/12', '/zzim?tab=recent', '/map'])('is the page %s', (path) => {
    expect(of(`${HERE}${path}`, { isNavigation: true })).toBe('page');
  });
});

describe('what a worker keeps out of', () => {
  it.each([
    `${API}/v2/me/alarms`,
    `${API}/v2/chats`,
    `${API}/v2/communities?sort=popular`,
    `${API}/v2/directs/1`,
    `${API}/v2/notices/12/units.csv`,
    `${API}/v2/checklists`,
    `${API}/v2/views/a-link`,
    `${API}/v2/views/a-link/pictures/a-photo?size=large`,
    `${API}/v1/user`,
    `${HERE}/sw.js`,
    `${HERE}/v2/houses/12`,
    'https://elsewhere.example/v2/houses/12',
    'https://elsewhere.example/assets/a.js',
  ])('is %s', (url) => {
    expect(of(url)).toBe('pass');
  });

  it('is whatever is written', () => {
    expect(of(`${API}/v2/houses/12`, { method: 'POST' })).toBe('pass');
    expect(of(HERE, { method: 'POST', isNavigation: true })).toBe('pass');
  });

  it.each(['/v2/calendars/a.ics', '/sitemap.xml', '/healthz', '/docs/api'])(
    'is a window that goes to %s',
    (path) => {
      expect(of(`${HERE}${path}`, { isNavigation: true })).toBe('pass');
    },
  );

  it('is a page of another site', () => {
    expect(of('https://elsewhere.example/', { isNavigation: true })).toBe('pass');
  });
});

describe('an answer may be kept', () => {
  const answered = { status: 200, cacheControl: 'no-cache', hasSession: false };

  it('that a visitor was given', () => {
    expect(mayBeKept(answered)).toBe(true);
    expect(mayBeKept({ ...answered, cacheControl: null })).toBe(true);
  });

  it('that was given to somebody, only where it is said to be the same for all', () => {
    expect(mayBeKept({ ...answered, hasSession: true })).toBe(false);
    expect(mayBeKept({ ...answered, hasSession: true, cacheControl: 'public, max-age=5' })).toBe(
      true,
    );
  });

  it.each(['no-store', 'No-Store, max-age=0', 'private, max-age=60', 'public, no-store'])(
    'never where it says %s',
    (cacheControl) => {
      expect(mayBeKept({ ...answered, cacheControl })).toBe(false);
    },
  );

  it.each([204, 206, 304, 401, 404, 500])('never with the status %s', (status) => {
    expect(mayBeKept({ ...answered, status })).toBe(false);
  });
});

it('takes for unreached what a proxy answers in place of the server', () => {
  expect([502, 503, 504].map(isUnreached)).toEqual([true, true, true]);
  expect([200, 401, 404, 500, 501, 505].map(isUnreached)).not.toContain(true);
});

describe('a picture', () => {
  const small = `${IMAGES}/images/a=/320x240/filters:no_upscale():watermark(w.png,-1,-1,40)/house/1.svg`;
  const large = `${IMAGES}/images/b=/1280x960/filters:no_upscale():watermark(w.png,-1,-1,40)/house/1.svg`;

  it('is the same in every size', () => {
    expect(pictureOf(small)).toBe('house/1.svg');
    expect(pictureOf(large)).toBe('house/1.svg');
  });

  it('is nobody’s where its address does not say', () => {
    expect(pictureOf(`${IMAGES}/images/watermark.png`)).toBeNull();
    expect(pictureOf(`${IMAGES}/images/filters:none`)).toBeNull();
  });
});
