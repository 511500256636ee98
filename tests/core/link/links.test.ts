import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backstackFor, communityPath, dealPath, ITEM_TYPE, notificationTarget } from '#core';
import { anyText } from '../../support/core-values';

describe('backstackFor', () => {
  it.each([
    ['/place/1', '/map'],
    ['/place/1?x=1#y', '/map'],
    ['/contents/abc', '/feed'],
    ['/posts/7', '/youth/communities'],
    ['/posts/7/modify', '/youth/communities'],
    ['/notices/7', '/youth/notices'],
    ['/mate/detail/1', '/mate'],
    ['/direct/detail/1', '/deal'],
    ['/deal/1', '/deal'],
    ['/place/', null],
    ['/place/?id=1', null],
    ['/place/#1', null],
    ['/place', null],
    ['/placebo/1', null],
    ['/mate', null],
    ['/mate?dongliCode=1', null],
    ['/direct?dongliCode=1162010200', null],
    ['/map/place/1', null],
    ['place/1', null],
    ['/PLACE/1', null],
    ['/map', null],
    ['/', null],
    ['', null],
    ['/mate?/mate/1', null],
    ['/x\n/place/1', null],
  ])('%j has %j behind it', (path, list) => {
    expect(backstackFor(path)).toBe(list);
  });
});

describe('notificationTarget', () => {
  it.each([
    [ITEM_TYPE.HOUSE, '12', { path: '/place/12' }],
    [ITEM_TYPE.RENTAL, 'a_B-9', { path: '/notices/a_B-9' }],
    [ITEM_TYPE.DEAL, '12', { lookup: 'deal', id: '12' }],
    [ITEM_TYPE.COMMUNITY, '12', { lookup: 'community', id: '12' }],
    [
      ITEM_TYPE.YOUTH_DONGLI,
      '1162010200',
      { path: '/youth/notices?isPush=T&DONGLI_CD=1162010200' },
    ],
    [ITEM_TYPE.MATE_DONGLI, '1162010200', { path: '/mate?dongliCode=1162010200' }],
    [ITEM_TYPE.DIRECT_DONGLI, '1162010200', { path: '/direct?dongliCode=1162010200' }],
    [ITEM_TYPE.HOUSE, '/map?sort=price', { path: '/map?sort=price' }],
    ['OPITG99999', '/feed', { path: '/feed' }],
    [ITEM_TYPE.HOUSE, 'a'.repeat(64), { path: `/place/${'a'.repeat(64)}` }],
  ])('%s %s', (NOTI_TARGET_CD, LINK, target) => {
    expect(notificationTarget({ NOTI_TARGET_CD, LINK })).toEqual(target);
  });

  it.each([
    [ITEM_TYPE.HOUSE, ''],
    [ITEM_TYPE.HOUSE, '1 2'],
    [ITEM_TYPE.HOUSE, '1\n'],
    [ITEM_TYPE.HOUSE, '../1'],
    [ITEM_TYPE.HOUSE, '한'],
    [ITEM_TYPE.HOUSE, 'a'.repeat(65)],
    [ITEM_TYPE.HOUSE, '//evil.example'],
    [ITEM_TYPE.HOUSE, 'https://evil.example'],
    [ITEM_TYPE.HOUSE, 'javascript:alert(1)'],
    [ITEM_TYPE.MATE_DONGLI, 'abc'],
    [ITEM_TYPE.MATE_DONGLI, '116201020'],
    [ITEM_TYPE.YOUTH_DONGLI, '11620102001'],
    ['OPITG99999', '12'],
    ['constructor', '12'],
    ['', '12'],
  ])('%s %j is invalid', (NOTI_TARGET_CD, LINK) => {
    expect(notificationTarget({ NOTI_TARGET_CD, LINK })).toEqual({ invalid: true });
  });

  it('without a LINK is invalid', () => {
    const cluster = JSON.parse('{"NOTI_TARGET_CD":"OPITG10001"}') as {
      NOTI_TARGET_CD: string;
      LINK: string;
    };
    expect(notificationTarget(cluster)).toEqual({ invalid: true });
  });

  it('leads nowhere but into the app', () => {
    const codes = fc.oneof(fc.constantFrom(...Object.values(ITEM_TYPE)), anyText);
    fc.assert(
      fc.property(codes, fc.oneof(anyText, fc.webUrl()), (NOTI_TARGET_CD, LINK) => {
        const target = notificationTarget({ NOTI_TARGET_CD, LINK });
        if ('path' in target) {
          expect(new URL(target.path, 'https://hankan.example').host).toBe('hankan.example');
        } else if ('id' in target) {
          expect(target.id).toMatch(/^[\w-]+$/);
        } else {
          expect(target).toEqual({ invalid: true });
        }
      }),
    );
  });
});

describe('an item that was looked up', () => {
  it.each([
    [{ categoryTypeCode: 'CATEC00002' }, '7', '/contents/7'],
    [{ categoryTypeCode: 'CATEC00003' }, '7', '/posts/7'],
    [{ categoryTypeCode: '' }, 'a-b', '/posts/a-b'],
    [{ categoryTypeCode: 'CATEC00002' }, '../7', null],
    [{ categoryTypeCode: 'CATEC00002' }, '', null],
    [null, '7', null],
  ])('%j %s of the community is at %j', (item, id, path) => {
    expect(communityPath(item, id)).toBe(path);
  });

  it.each([
    [{ dealType: 'direct' }, '7', '/direct/detail/7'],
    [{ dealType: 'DIRECT' }, '7', '/direct/detail/7'],
    [{ dealType: 'Mate' }, '7', '/mate/detail/7'],
    [{ dealType: 'mates' }, '7', null],
    [{ dealType: 'xdirect' }, '7', null],
    [{ dealType: 'mate\n' }, '7', null],
    [{ dealType: '' }, '7', null],
    [{ dealType: 'mate' }, '7/8', null],
    [null, '7', null],
  ])('%j %s of the deals is at %j', (result, id, path) => {
    expect(dealPath(result, id)).toBe(path);
  });
});
