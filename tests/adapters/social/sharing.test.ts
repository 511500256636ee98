import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Shared } from '#core';
import { MemorySharing } from '../../../src/adapters/memory/memory-sharing';
import { BrowserSharing } from '../../../src/adapters/social/browser-sharing';
import { kakaoShareLoader } from '../../../src/adapters/social/kakao-share';
import { facebookAddress, smsAddress } from '../../../src/adapters/social/share-addresses';
import { HOUSE, sharingContract, type ShareEnd } from '../contracts/sharing.contract';

sharingContract('memory', (ways, end) => {
  const sharing = new MemorySharing(ways, end);
  return {
    sharing,
    handedOn: () => (end === 'opened' ? sharing.shared.map(({ shared }) => shared.url) : []),
  };
});

/** A window that opens, or that the browser blocks. */
function browser(end: ShareEnd) {
  const went: string[] = [];
  const tab = { opener: {} as unknown, location: { replace: (url: string) => went.push(url) } };
  const view = { open: vi.fn(() => (end === 'opened' ? (tab as unknown as Window) : null)) };
  return { went, tab, view };
}

sharingContract('browser', (ways, end) => {
  const { went, view } = browser(end);
  const handedOn: string[] = [];
  const sharing = new BrowserSharing({
    view,
    isPhone: ways.includes('sms'),
    sheet: ({ url }) => {
      if (end === 'cancelled') return Promise.reject(new DOMException('', 'AbortError'));
      if (end === 'failed') return Promise.reject(new TypeError('no'));
      handedOn.push(url);
      return Promise.resolve();
    },
    loadKakao: ways.includes('kakao')
      ? () =>
          end === 'opened'
            ? Promise.resolve(({ url }: Shared) => handedOn.push(url))
            : Promise.reject(new Error('blocked'))
      : null,
    leave: (url) => went.push(url),
  });
  const addressIn = (url: string) => {
    const { searchParams } = new URL(url);
    return searchParams.get('u') ?? searchParams.get('body')?.split('\n').at(-1) ?? '';
  };
  return { sharing, handedOn: () => [...handedOn, ...went.map(addressIn)] };
});

describe('in a browser', () => {
  const none = { isPhone: false, sheet: null, loadKakao: null, leave: () => undefined };

  test('Facebook opens in a window that knows nothing of this one', async () => {
    const { went, tab, view } = browser('opened');
    await new BrowserSharing({ ...none, view }).share('facebook', HOUSE);
    expect(view.open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    expect(went).toEqual([
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fhankan.example%2Fplace%2F1',
    ]);
  });

  test('a window is asked for within the gesture, before anything is waited for', () => {
    const { view } = browser('opened');
    void new BrowserSharing({ ...none, view }).share('facebook', HOUSE);
    expect(view.open).toHaveBeenCalledOnce();
  });

  test('a PC has no SMS and no sheet, a phone without one no sheet', () => {
    const { view } = browser('opened');
    const sheet = () => Promise.resolve();
    expect(new BrowserSharing({ ...none, view, sheet }).ways).toEqual(['facebook']);
    expect(new BrowserSharing({ ...none, view, isPhone: true }).ways).toEqual(['facebook', 'sms']);
  });

  test('the sheet is given the words and the address', async () => {
    const sheet = vi.fn(() => Promise.resolve());
    const { view } = browser('opened');
    await new BrowserSharing({ ...none, view, isPhone: true, sheet }).share('sheet', HOUSE);
    const { title, text, url } = HOUSE;
    expect(sheet).toHaveBeenCalledWith({ title, text, url });
  });

  test('KakaoTalk is fetched once while it is on its way, and again after a failure', async () => {
    const { view } = browser('opened');
    const send = vi.fn();
    const loadKakao = vi
      .fn<() => Promise<typeof send>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(send);
    const sharing = new BrowserSharing({ ...none, view, loadKakao });
    await sharing.prepare();
    expect(loadKakao).toHaveBeenCalledTimes(1);
    await Promise.all([sharing.prepare(), sharing.share('kakao', HOUSE)]);
    expect(loadKakao).toHaveBeenCalledTimes(2);
    // At hand by now: within the gesture.
    void sharing.share('kakao', HOUSE);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

describe('the address of an SMS', () => {
  test('carries the words and the link on two lines', () => {
    expect(smsAddress({ title: '원룸 & 투룸 #1', url: 'https://hankan.example/map?q=신림' })).toBe(
      `sms:?&body=${encodeURIComponent('원룸 & 투룸 #1\nhttps://hankan.example/map?q=신림')}`,
    );
  });

  test('of what has no words is the link alone', () => {
    expect(smsAddress({ title: '', url: 'https://a.example/' })).toBe(
      'sms:?&body=https%3A%2F%2Fa.example%2F',
    );
  });

  test('half a character breaks neither way', () => {
    expect(smsAddress({ title: '\ud800', url: 'https://a.example/' })).toContain('%EF%BF%BD');
    expect(facebookAddress({ url: 'https://a.example/\ud800' })).toContain('%EF%BF%BD');
  });
});

describe("Kakao's SDK", () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'Kakao');
    document.head.replaceChildren();
  });
  const script = () => document.head.querySelector('script');
  const arrive = (sdk: unknown) => {
    Object.assign(window, { Kakao: sdk });
    script()?.dispatchEvent(new Event('load'));
  };

  test('is fetched by its version and its hash, begun with our key, and sends our template', async () => {
    const sent: unknown[] = [];
    const keys: string[] = [];
    const load = kakaoShareLoader(window, 'kakao-key');
    expect(script()).toBeNull();
    const loading = load();
    expect(script()?.src).toBe('https://t1.kakaocdn.net/kakao_js_sdk/2.7.2/kakao.min.js');
    expect(script()?.integrity).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
    expect(script()?.crossOrigin).toBe('anonymous');
    arrive({
      isInitialized: () => keys.length > 0,
      init: (key: string) => keys.push(key),
      Share: { sendCustom: (message: unknown) => sent.push(message) },
    });
    const send = await loading;
    send(HOUSE);
    expect(await load()).toBe(send);
    expect(keys).toEqual(['kakao-key']);
    expect(sent).toEqual([
      {
        templateId: 103830,
        templateArgs: {
          title: HOUSE.title,
          description: HOUSE.text,
          url: HOUSE.url,
          path: 'place/1',
          imageUrl: HOUSE.imageUrl,
        },
      },
    ]);
  });

  test.each([undefined, {}, { init: 1 }, { init: () => 0, isInitialized: () => false, Share: {} }])(
    'that brought something else has failed: %o',
    async (sdk) => {
      const loading = kakaoShareLoader(window, 'key')();
      arrive(sdk);
      await expect(loading).rejects.toMatchObject({ kind: 'refused' });
    },
  );

  test('is told of a page with a query and without a picture', async () => {
    const sent: { templateArgs: unknown }[] = [];
    const loading = kakaoShareLoader(window, 'key')();
    arrive({
      isInitialized: () => true,
      init: () => undefined,
      Share: { sendCustom: (message: { templateArgs: unknown }) => sent.push(message) },
    });
    const url = 'https://hankan.example/map?q=%EC%8B%A0%EB%A6%BC&type=1#x';
    (await loading)({ ...HOUSE, url, imageUrl: null });
    expect(sent.map(({ templateArgs }) => templateArgs)).toEqual([
      {
        title: HOUSE.title,
        description: HOUSE.text,
        url,
        path: 'map?q=%EC%8B%A0%EB%A6%BC&type=1',
      },
    ]);
  });
});
