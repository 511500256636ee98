import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf, type Device } from '#core';
import { anyText } from '../../support/core-values';

const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S931N Build/AP3A.240905.015.A2; wv)';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MACINTOSH =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15';
const WEBVIEW = `${ANDROID} AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36`;

const PC: Device = { kind: 'pc', system: 'other', inApp: null };
const ANDROID_WEB: Device = { kind: 'mobile-web', system: 'android', inApp: null };
const IOS_WEB: Device = { kind: 'mobile-web', system: 'ios', inApp: null };

describe('deviceOf a browser', () => {
  it.each<[string, string, number, Device]>([
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      5,
      ANDROID_WEB,
    ],
    [
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      5,
      ANDROID_WEB,
    ],
    [
      'Chrome on an Android tablet',
      'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      10,
      ANDROID_WEB,
    ],
    ['Safari on an iPhone', `${IPHONE} Version/18.6 Mobile/15E148 Safari/604.1`, 5, IOS_WEB],
    ['Chrome on an iPhone', `${IPHONE} CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 5, IOS_WEB],
    [
      'an iPad that asks for mobile pages',
      'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
      5,
      IOS_WEB,
    ],
    ['an iPad as it comes', MACINTOSH, 5, IOS_WEB],
    ['Safari on a Mac', MACINTOSH, 0, PC],
    ['Safari on a Mac with one touch point', MACINTOSH, 1, PC],
    [
      'Chrome on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      0,
      PC,
    ],
    [
      'Edge on a Windows laptop with touch',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      10,
      PC,
    ],
    [
      'Firefox on Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
      0,
      PC,
    ],
    ['nothing at all', '', 0, PC],
    [
      'KakaoTalk on Android',
      `${WEBVIEW};KAKAOTALK 2610300`,
      5,
      { ...ANDROID_WEB, inApp: 'kakaotalk' },
    ],
    [
      'KakaoTalk on an iPhone',
      `${IPHONE} Mobile/15E148 KAKAOTALK 26.3.0`,
      5,
      { ...IOS_WEB, inApp: 'kakaotalk' },
    ],
    [
      'NAVER on Android',
      `${WEBVIEW} NAVER(inapp; search; 2000; 12.17.3)`,
      5,
      { ...ANDROID_WEB, inApp: 'naver' },
    ],
    [
      'NAVER on an iPhone',
      `${IPHONE} Mobile/15E148 NAVER(inapp; search; 2000; 12.17.3; 16PRO)`,
      5,
      { ...IOS_WEB, inApp: 'naver' },
    ],
    [
      'Facebook on Android',
      `${WEBVIEW} [FB_IAB/FB4A;FBAV/530.0.0.41.74;]`,
      5,
      { ...ANDROID_WEB, inApp: 'facebook' },
    ],
    [
      'Facebook on an iPhone',
      `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBDV/iPhone17,1;FBLC/ko_KR]`,
      5,
      { ...IOS_WEB, inApp: 'facebook' },
    ],
    [
      'Instagram on an iPhone',
      `${IPHONE} Mobile/15E148 Instagram 403.0.0.27.82 (iPhone17,1; iOS 18_6; ko_KR)`,
      5,
      { ...IOS_WEB, inApp: 'instagram' },
    ],
    ['LINE on Android', `${WEBVIEW} Line/15.17.1/IAB`, 5, { ...ANDROID_WEB, inApp: 'line' }],
    ['Daum on Android', `${WEBVIEW} DaumApps/8.12.0`, 5, { ...ANDROID_WEB, inApp: 'daum' }],
    [
      'an app on an iPhone that names the Android version of itself',
      `${IPHONE} Mobile/15E148 Shop/5.1 (compatible; Android 14)`,
      5,
      IOS_WEB,
    ],
    [
      'KakaoTalk on an iPhone that mentions Android',
      `${IPHONE} Mobile/15E148 KAKAOTALK 26.3.0 Android`,
      5,
      { ...IOS_WEB, inApp: 'kakaotalk' },
    ],
    [
      'NAVER on an iPad that calls itself a Macintosh and mentions Android',
      `${MACINTOSH} NAVER(inapp; search; 2000; 12.17.3) Android`,
      5,
      { ...IOS_WEB, inApp: 'naver' },
    ],
    [
      'Instagram on Android that mentions an iPhone',
      `${WEBVIEW} Instagram 403.0.0.27.82 Android (35/15; like iPhone)`,
      5,
      { ...ANDROID_WEB, inApp: 'instagram' },
    ],
    ['a Mac whose page is tried as a phone’s', `${MACINTOSH} Android iPhone`, 0, PC],
    ['a browser called Online/', `${WEBVIEW} Online/1`, 5, ANDROID_WEB],
    ['NAVER’s browser Whale', `${WEBVIEW} Whale/3.2 NAVER`, 5, ANDROID_WEB],
  ])('%s', (_, userAgent, maxTouchPoints, device) => {
    expect(deviceOf({ shell: null, userAgent, maxTouchPoints })).toEqual(device);
  });
});

describe('deviceOf a shell', () => {
  it.each<['android' | 'ios', string, number, Device]>([
    ['android', WEBVIEW, 5, { kind: 'android-app', system: 'android', inApp: null }],
    ['ios', `${IPHONE} Mobile/15E148`, 5, { kind: 'ios-app', system: 'ios', inApp: null }],
    ['ios', MACINTOSH, 5, { kind: 'ios-app', system: 'ios', inApp: null }],
    ['ios', MACINTOSH, 0, { kind: 'ios-app', system: 'ios', inApp: null }],
    ['android', '', 0, { kind: 'android-app', system: 'android', inApp: null }],
    ['android', `${WEBVIEW} KAKAOTALK`, 5, { kind: 'android-app', system: 'android', inApp: null }],
  ])('%s that says %s', (shell, userAgent, maxTouchPoints, device) => {
    expect(deviceOf({ shell, userAgent, maxTouchPoints })).toEqual(device);
  });

  it('is an app of its own system, whatever it says of itself', () => {
    const userAgents = fc.oneof(anyText, fc.constantFrom(WEBVIEW, IPHONE, MACINTOSH));
    fc.assert(
      fc.property(
        fc.constantFrom('android' as const, 'ios' as const),
        userAgents,
        fc.nat(10),
        (shell, userAgent, maxTouchPoints) => {
          expect(deviceOf({ shell, userAgent, maxTouchPoints })).toEqual({
            kind: `${shell}-app`,
            system: shell,
            inApp: null,
          });
        },
      ),
    );
  });

  it('is what the browser names first, whatever an app adds to it', () => {
    const added = fc.array(fc.constantFrom('Android', 'iPhone', 'iPad', 'Windows', 'x'));
    fc.assert(
      fc.property(fc.constantFrom(WEBVIEW, IPHONE, MACINTOSH), added, (browser, more) => {
        const of = (userAgent: string) =>
          deviceOf({ shell: null, userAgent, maxTouchPoints: 5 }).system;
        expect(of([browser, ...more].join(' '))).toBe(of(browser));
      }),
    );
  });

  it('is never what a plain browser is', () => {
    fc.assert(
      fc.property(anyText, fc.nat(10), (userAgent, maxTouchPoints) => {
        const { kind, system } = deviceOf({ shell: null, userAgent, maxTouchPoints });
        expect(kind).toBe(system === 'other' ? 'pc' : 'mobile-web');
      }),
    );
  });
});
