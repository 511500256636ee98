import { expect, it } from 'vitest';
import * as core from '#core';

/** The code objects of the core, with the codes of spec/rules §3. */
it.each([
  [
    core.ITEM_TYPE,
    {
      HOUSE: 'OPITG10001',
      RENTAL: 'OPITG10002',
      DEAL: 'OPITG10003',
      COMMUNITY: 'OPITG00011',
      YOUTH_DONGLI: 'OPITG00004',
      MATE_DONGLI: 'OPITG00017',
      DIRECT_DONGLI: 'OPITG00014',
    },
  ],
  [
    core.SNS_TYPE,
    {
      KAKAO: 'SNSTP00001',
      NAVER: 'SNSTP00002',
      FACEBOOK: 'SNSTP00003',
      APPLE: 'SNSTP00004',
    },
  ],
  [core.GENDER, { MALE: 'GNDRA00002', FEMALE: 'GNDRA00001' }],
  [core.ZZIM_TYPE, { HOUSE: 'zzim-house', BOOKMARK: 'zzim-bookmark' }],
  [core.ZZIM_TAB, { RECENT: 'recent', ZZIM: 'zzim', CONTACT: 'contact' }],
  [core.EDITOR_KIND, { POST: 'post-editor-viewer', CONTENT: 'content-editor-viewer' }],
  [core.COMMUNITY_CATEGORY, { CONTENT: 'CATEC00002', RENTAL: 'CATEC00003' }],
])('%j', (codes, expected) => {
  expect(codes).toEqual(expected);
});

it.each([
  [core.TARGET_TYPE, ['HOUSE', 'RENTAL_HOUSE', 'DEAL', 'COMMUNITY', 'POST', 'CONTENT']],
  [core.FEED_TYPE, ['MAGAZINE', 'YOUTH_ROUNGE', 'YOUTH_NOTICE', 'DIRECT', 'MATE']],
  [core.POST_KIND, ['MATE', 'DIRECT']],
  [core.HAS_WANT, ['HAS', 'WANT']],
  [core.UTILITY, ['WATER', 'ELECTRIC', 'INTERNET', 'OTHER']],
  [core.PARTY, ['LAND_LORD', 'TENANT', 'BROKER']],
  [core.DEAL_TYPE, ['MONTH_RENT', 'JEONSE', 'OTHER']],
  [core.ROOM_OPTION, ['PARKING', 'FULL', 'PET', 'DEPOSIT_ZERO', 'SHORT_TERM']],
  [core.FORM_MODE, ['CREATE', 'UPDATE']],
  [core.CONTACT_METHOD, ['SMS', 'TEL', 'CHAT']],
])('%j are named as they are written', (codes, names) => {
  expect(Object.entries(codes)).toEqual(names.map((name) => [name, name]));
});

it('ad slots are named by themselves in capitals', () => {
  const slots = Object.values(core.AD_SLOT);
  expect(Object.keys(core.AD_SLOT)).toEqual(slots.map((slot) => slot.toUpperCase()));
  expect(slots).toEqual([
    'web_home_main_top',
    'web_home_main_popup',
    'web_youth_main_top',
    'web_youth_main_middle',
    'web_krg_main_top',
    'web_home_main_middle',
    'web_map_list_middle',
    'web_zzim_house_top',
  ]);
});

it('storage keys of spec/rules §9 are written as they are there', () => {
  expect(core.STORAGE_KEY).toMatchObject({
    MAP_SERVICE: 'MAP_SERVICE_V1',
    RECENT_VIEWED_HOUSES: 'RECENT_VIEWED_HOUSES',
    RECENT_VIEWED_HOUSES_V1: 'RECENT_VIEWED_HOUSES_V1.0.0',
    RECENT_VIEWED_COMMUNITY: 'RECENT_VIEWED_COMMUNITY_V1.0.0',
    RECENT_CONTACT_HOUSE: 'RECENT_CONTACT_HOUSE_V1.0.0',
    USER_DATA: 'USER_DATA',
    POST_LOGIN_REDIRECT_URI: 'POST_LOGIN_REDIRECT_URI',
    URLS_TO_GO: 'URLS_TO_GO',
    ACCESS_TOKEN: 'ACCESS_TOKEN',
    REFRESH_TOKEN: 'REFRESH_TOKEN',
  });
});

it('every storage key is its own', () => {
  const keys = Object.values(core.STORAGE_KEY);
  expect(new Set(keys).size).toBe(keys.length);
});
