import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addRecentContact,
  addRecentCommunity,
  addRecentHouse,
  bookmarkOf,
  addZzim,
  CONTACT_METHOD,
  deviceOf,
  ITEM_TYPE,
  keptDeal,
  type POST_KIND,
  seoulDay,
  STORAGE_KEY,
  storedRecentHouses,
  storedSession,
  storedBookmarks,
  storedReadingPlaces,
  storedZzimDeals,
  storedZzimHouses,
  ZZIM_TAB,
} from '#core';
import { ANDROID_HOST } from '../../src/adapters/native/android-host';
import { IOS_HANDLER } from '../../src/adapters/native/envelope';
import { setMarks } from '../../src/first/marks';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36';

/** Ten to midnight in Seoul, another day in London. */
const LATE = Date.parse('2026-11-20T23:50:00+09:00');

const entry = { TARGET_CD: ITEM_TYPE.HOUSE, TARGET_ID: '12', DATE: LATE };
const KEPT = { status: 'OPEN', dealType: 'MONTH_RENT', deposit: 1000, monthly: 50 } as const;
const viewed = storedRecentHouses(addRecentHouse([], entry));
const zzim = storedZzimHouses(
  addZzim([], { ...entry, TARGET_CD: ITEM_TYPE.HOUSE, KEPT: { ...KEPT, maintenance: null } }),
);
const contacted = JSON.stringify(
  addRecentContact([], {
    TARGET_ID: '12',
    TYPE: ITEM_TYPE.HOUSE,
    METHOD: CONTACT_METHOD.TEL,
    DATE: seoulDay(LATE),
  }),
);

const namesIn = ({ dataset }: HTMLElement): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(dataset));

/** The marks of a page on a phone that keeps this. */
function marks(
  keeps: Readonly<Record<string, string>> = {},
  given: { path?: string; search?: string; userAgent?: string; maxTouchPoints?: number } = {},
): Record<string, string | undefined> {
  const { path = '/zzim', search = '', userAgent = ANDROID, maxTouchPoints = 5 } = given;
  localStorage.clear();
  for (const [key, value] of Object.entries(keeps)) localStorage.setItem(key, value);
  history.replaceState(null, '', `${path}${search}`);
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints });
  const page = document.createElement('html');
  setMarks(page);
  return namesIn(page);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: LATE });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('a page', () => {
  it('has no marks on a phone that keeps nothing', () => {
    expect(marks()).toEqual({});
  });

  it('has all of them side by side', () => {
    const keeps = {
      THEME: 'dark',
      APP_INSTALL_HIDE: '',
      ZZIM_HOUSES: zzim,
      USER_DATA: storedSession({ ID: 7 }) ?? '',
    };
    expect(marks(keeps)).toEqual({ theme: 'dark', install: 'off', zzim: 'some', member: 'on' });
  });

  it('has none where storage is forbidden', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    const page = document.createElement('html');
    vi.stubGlobal('navigator', { userAgent: ANDROID, maxTouchPoints: 5 });
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('Denied', 'SecurityError');
      },
    });
    try {
      setMarks(page);
    } finally {
      Object.defineProperty(globalThis, 'localStorage', own ?? {});
    }
    expect(namesIn(page)).toEqual({});
  });
});

describe('the theme', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['system', undefined],
    ['', undefined],
  ])('stored as "%s" is %s', (stored, theme) => {
    expect(marks({ [STORAGE_KEY.THEME]: stored })['theme']).toBe(theme);
  });
});

describe('the offer of the app', () => {
  it.each([
    ['is hidden on the day that is stored', seoulDay(LATE), 'off'],
    ['is there again on the next', seoulDay(LATE - 86_400_000), undefined],
    ['takes no notice of what is no day', 'today', undefined],
  ])('%s', (_, stored, install) => {
    expect(marks({ [STORAGE_KEY.APP_INSTALL_HIDDEN_ON]: stored })['install']).toBe(install);
  });

  it.each(['', 'Y'])('is hidden by APP_INSTALL_HIDE, whatever its value: "%s"', (stored) => {
    expect(marks({ [STORAGE_KEY.APP_INSTALL_HIDE]: stored })['install']).toBe('off');
  });

  it('is hidden in the shell of Android', () => {
    vi.stubGlobal(ANDROID_HOST, { post: () => undefined });
    expect(marks()['install']).toBe('off');
  });

  it('is hidden in the shell of iOS, and in no other app’s', () => {
    const handler = { postMessage: () => undefined };
    vi.stubGlobal('webkit', { messageHandlers: { other: handler } });
    expect(marks()['install']).toBeUndefined();
    vi.stubGlobal('webkit', { messageHandlers: { [IOS_HANDLER]: handler } });
    expect(marks()['install']).toBe('off');
  });

  it.each([
    ['an Android phone', ANDROID, 5],
    ['an iPhone', IPHONE, 5],
    ['an iPad', MAC, 5],
    ['a Mac', MAC, 0],
    ['Windows with a touch screen', WINDOWS, 10],
    ['Linux', LINUX, 0],
  ])('knows %s as the core does', (_, userAgent, maxTouchPoints) => {
    const { kind } = deviceOf({ shell: null, userAgent, maxTouchPoints });
    const { install } = marks({}, { userAgent, maxTouchPoints });
    expect(install).toBe(kind === 'mobile-web' ? undefined : 'off');
  });
});

it('knows whether the person said anything', () => {
  expect(marks({})['person']).toBeUndefined();
  expect(marks({ [STORAGE_KEY.MY_CONDITIONS]: '{"household":1}' })['person']).toBe('some');
});

describe('the lists of /zzim', () => {
  const KEYS = {
    zzim: STORAGE_KEY.ZZIM_HOUSES,
    notices: STORAGE_KEY.ZZIM_NOTICES,
    recent: STORAGE_KEY.RECENT_VIEWED_HOUSES,
    older: STORAGE_KEY.RECENT_VIEWED_HOUSES_V1,
    contact: STORAGE_KEY.RECENT_CONTACT_HOUSE,
    deals: STORAGE_KEY.ZZIM_DEALS,
    community: STORAGE_KEY.ZZIM_COMMUNITY,
    recentCommunity: STORAGE_KEY.RECENT_VIEWED_COMMUNITY,
  };
  const afterLogout = { [STORAGE_KEY.ZZIM_TAB]: ZZIM_TAB.RECENT };
  const bookmarks = storedBookmarks([bookmarkOf('notice', '7', 1)]);
  const posts = storedBookmarks([bookmarkOf('post', '7', 1)]);
  const articles = storedBookmarks([bookmarkOf('content', '7', 1)]);
  const viewedPosts = JSON.stringify(addRecentCommunity([], { TARGET_ID: '7', TYPE: 'POST' }));
  const viewedNotices = storedRecentHouses([{ TARGET_CD: ITEM_TYPE.RENTAL, TARGET_ID: '7' }]);
  const older = JSON.stringify([{ TARGET_ID: '12', TYPE: 'HOUSE' }]);

  it.each([
    ['kept ones', { [KEYS.zzim]: zzim }, '', 'some'],
    ['none that is kept', { [KEYS.zzim]: storedZzimHouses([]) }, '', undefined],
    ['broken text', { [KEYS.zzim]: '{"entries":' }, '', undefined],
    ['viewed ones behind the tab of the kept', { [KEYS.recent]: viewed }, '', undefined],
    ['viewed ones after a logout', { ...afterLogout, [KEYS.recent]: viewed }, '', 'some'],
    ['older viewed ones after a logout', { ...afterLogout, [KEYS.older]: older }, '', 'some'],
    ['kept ones behind it after a logout', { ...afterLogout, [KEYS.zzim]: zzim }, '', undefined],
    ['viewed ones in their own address', { [KEYS.recent]: viewed }, '?tab=recent', 'some'],
    ['kept ones in theirs', { ...afterLogout, [KEYS.zzim]: zzim }, '?tab=zzim', 'some'],
    ['contacted ones in theirs', { [KEYS.contact]: contacted }, '?tab=contact', 'some'],
    ['kept ones in that of others', { [KEYS.zzim]: zzim }, '?tab=contact', undefined],
  ])('%s', (_, keeps, search, mark) => {
    expect(marks(keeps, { search })['zzim']).toBe(mark);
  });

  it.each([
    ['kept ones', { [KEYS.notices]: bookmarks }, '', 'some'],
    ['kept houses in their place', { [KEYS.zzim]: zzim }, '', undefined],
    ['viewed ones', { [KEYS.recent]: viewedNotices }, '&tab=recent', 'some'],
    ['viewed houses in their place', { [KEYS.recent]: viewed }, '&tab=recent', undefined],
    ['houses that were contacted', { [KEYS.contact]: contacted }, '&tab=contact', 'some'],
  ])('or its notices: %s', (_, keeps, search, mark) => {
    expect(marks(keeps, { search: `?sub=zzim-bookmark${search}` })['zzim']).toBe(mark);
  });

  it.each([
    ['kept ones', { [KEYS.community]: posts }, '', 'some'],
    ['kept articles in their place', { [KEYS.community]: articles }, '', undefined],
    ['kept notices in their place', { [KEYS.notices]: bookmarks }, '', undefined],
    ['viewed ones', { [KEYS.recentCommunity]: viewedPosts }, '&tab=recent', 'some'],
    ['kept ones in their place', { [KEYS.community]: posts }, '&tab=recent', undefined],
    ['houses that were contacted', { [KEYS.contact]: contacted }, '&tab=contact', 'some'],
  ])('or its posts: %s', (_, keeps, search, mark) => {
    expect(marks(keeps, { search: `?sub=zzim-bookmark&of=post${search}` })['zzim']).toBe(mark);
  });

  it.each([
    ['kept ones', { [KEYS.community]: articles }, '', 'some'],
    ['kept posts in their place', { [KEYS.community]: posts }, '', undefined],
    [
      'viewed posts in their place',
      { [KEYS.recentCommunity]: viewedPosts },
      '&tab=recent',
      undefined,
    ],
  ])('or its articles: %s', (_, keeps, search, mark) => {
    expect(marks(keeps, { search: `?sub=zzim-bookmark&of=content${search}` })['zzim']).toBe(mark);
  });

  const dealOf = (TYPE: keyof typeof POST_KIND) => ({
    TARGET_CD: ITEM_TYPE.DEAL,
    TARGET_ID: '12',
    TYPE,
    DATE: LATE,
  });
  const keptOf = (TYPE: keyof typeof POST_KIND) => {
    const KEPT_DEAL = keptDeal({ ...KEPT, rentType: KEPT.dealType, maintenance: null });
    return storedZzimDeals([{ ...dealOf(TYPE), KEPT: KEPT_DEAL }]);
  };
  const viewedOf = (TYPE: keyof typeof POST_KIND) =>
    storedRecentHouses(addRecentHouse([], dealOf(TYPE)));
  const contactedOf = (TYPE: string) =>
    JSON.stringify(
      addRecentContact([], { TARGET_ID: '12', TYPE, METHOD: 'CHAT', DATE: seoulDay(LATE) }),
    );

  it.each([
    ['kept rooms', { [KEYS.deals]: keptOf('DIRECT') }, 'of=direct', 'some'],
    ['kept mates', { [KEYS.deals]: keptOf('MATE') }, 'of=mate', 'some'],
    ['kept mates in the place of rooms', { [KEYS.deals]: keptOf('MATE') }, 'of=direct', undefined],
    ['kept houses in the place of rooms', { [KEYS.zzim]: zzim }, 'of=direct', undefined],
    ['viewed rooms', { [KEYS.recent]: viewedOf('DIRECT') }, 'tab=recent&of=direct', 'some'],
    ['viewed mates', { [KEYS.recent]: viewedOf('MATE') }, 'tab=recent&of=mate', 'some'],
    ['viewed rooms for mates', { [KEYS.recent]: viewedOf('DIRECT') }, 'tab=recent&of=mate'],
    ['contacted rooms', { [KEYS.contact]: contactedOf('DIRECT') }, 'tab=contact&of=direct', 'some'],
    ['contacted mates', { [KEYS.contact]: contactedOf('MATE') }, 'tab=contact&of=mate', 'some'],
    ['contacted houses for mates', { [KEYS.contact]: contacted }, 'tab=contact&of=mate'],
  ])('or its deals: %s', (_, keeps, search, mark?: string) => {
    expect(marks(keeps, { search: `?${search}` })['zzim']).toBe(mark);
  });

  it('are no rented rooms', () => {
    const rental = storedRecentHouses(
      addRecentHouse([], { ...entry, TARGET_CD: ITEM_TYPE.RENTAL }),
    );
    expect(marks({ ...afterLogout, [KEYS.recent]: rental })['zzim']).toBeUndefined();
  });
});

describe('an article that was read halfway', () => {
  const places = storedReadingPlaces([{ TARGET_ID: 'moving-day', PERCENT: 42, DATE: LATE }]);

  it.each([
    ['its own page', '/contents/moving-day', places, 'half'],
    ['the magazine', '/feed', places, 'half'],
    ['the articles of a tag', '/feed/tag/contract', places, undefined],
    ['the page of another', '/contents/moving', places, undefined],
    ['every other page', '/map', places, undefined],
    ['the magazine of a device that keeps none', '/feed', storedReadingPlaces([]), undefined],
  ])('marks %s', (_, path, stored, mark) => {
    expect(marks({ [STORAGE_KEY.READING_PLACES]: stored }, { path })['reading']).toBe(mark);
  });
});

describe('a member', () => {
  it.each([
    ['is there by the session that is stored', storedSession({ ID: 7, NICKNAME: '봄' }), 'on'],
    ['is not there by a broken one', '{', undefined],
    ['is not there by an empty one', '{}', undefined],
  ])('%s', (_, stored, member) => {
    expect(marks({ [STORAGE_KEY.USER_DATA]: stored ?? '' })['member']).toBe(member);
  });
});
