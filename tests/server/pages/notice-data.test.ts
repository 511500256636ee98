import { describe, expect, it } from 'vitest';
import { SUPPLY, type Notice, type NoticeContent } from '#core';
import { headOf } from '../../../server/pages/head-of';
import type { Thing } from '../../../server/pages/structured-data/thing';
import { appDeps } from '../../support/app-deps';
import { fakeNotices } from '../../support/fake-notices';
import { notice, noticeDay, NOTICES, noticeUnit } from '../../support/notices';

async function dataAt(url: string, ...notices: readonly Notice[]): Promise<readonly Thing[]> {
  const { data } = await headOf(appDeps({ notices: fakeNotices(notices) }), url);
  return data;
}
const service = async (part: Partial<Notice & NoticeContent>) => {
  const [first] = await dataAt('/notices/7', notice({ id: '7', ...part }));
  return first;
};
const ofType = (data: readonly Thing[], type: string) => data.find((one) => one['@type'] === type);

describe('the data of a notice', () => {
  it('says what is offered by whom, where, until when, for how much and for whom', async () => {
    const young = { kind: 'age', from: 19, to: 39 } as const;
    const given = notice({
      id: '7',
      isExample: false,
      conditions: { on: null, ranks: [{ name: null, conditions: [young] }] },
      corrections: [{ number: 1, on: '20261118', changes: [] }],
    });
    expect(await dataAt('/notices/7', given)).toEqual([
      {
        '@type': 'GovernmentService',
        name: '2026년 4차 청년 매입임대주택 입주자 모집',
        description:
          '매입임대 · 11월 25일(수) 17:00 마감 · 보증금 100만 · 월 21만 · 서울 관악구 · 만 19~39세',
        url: { link: '/notices/7' },
        image: { link: '/images/c/notice/card/SUPLY00004/20261125.svg' },
        sameAs: { link: 'https://apply.lh.or.kr/notice/1' },
        serviceType: '매입임대',
        provider: { '@type': 'GovernmentOrganization', name: 'LH' },
        areaServed: [{ '@type': 'AdministrativeArea', name: '서울 관악구' }],
        audience: { '@type': 'Audience', audienceType: '만 19~39세' },
        offers: {
          '@type': 'Offer',
          availability: 'https://schema.org/InStock',
          availabilityStarts: '2026-11-17T10:00+09:00',
          availabilityEnds: '2026-11-25T17:00+09:00',
          priceSpecification: {
            '@type': 'CompoundPriceSpecification',
            priceComponent: [
              {
                '@type': 'UnitPriceSpecification',
                name: '보증금',
                price: 1_000_000,
                priceCurrency: 'KRW',
              },
              {
                '@type': 'UnitPriceSpecification',
                name: '월세',
                price: 213_900,
                priceCurrency: 'KRW',
                unitCode: 'MON',
              },
            ],
          },
        },
        mainEntityOfPage: {
          '@type': 'WebPage',
          url: { link: '/notices/7' },
          datePublished: '2026-11-12',
          dateModified: '2026-11-18',
        },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '한칸', item: { link: '/' } },
          { '@type': 'ListItem', position: 2, name: '청년', item: { link: '/youth/todays' } },
          { '@type': 'ListItem', position: 3, name: '청년공고', item: { link: '/youth/notices' } },
          {
            '@type': 'ListItem',
            position: 4,
            name: '2026년 4차 청년 매입임대주택 입주자 모집',
            item: { link: '/notices/7' },
          },
        ],
      },
    ]);
  });

  it('names both ends of a price that is none', async () => {
    const units = [noticeUnit(), noticeUnit({ monthly: { from: 100_000, to: 150_000 } })];
    expect(await service({ units })).toMatchObject({
      offers: {
        priceSpecification: {
          priceComponent: [{ price: 1_000_000 }, { minPrice: 100_000, maxPrice: 213_900 }],
        },
      },
    });
  });

  it('asks no price for money that is given, nor one that nobody said', async () => {
    for (const part of [{ supplyTypeCode: SUPPLY.MONEY }, { units: [] }])
      expect(JSON.stringify(await service(part))).not.toMatch(/price/i);
  });

  it('says when it begins, and that it is over', async () => {
    const later = JSON.stringify(await service({ from: noticeDay(2), until: null }));
    expect(later).toContain('"availabilityStarts":"2026-11-22"');
    expect(later).not.toMatch(/"availability"|availabilityEnds/);
    expect(await service({ isSaidOver: true })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
  });

  it('takes no company for the state', async () => {
    for (const supplyTypeCode of [SUPPLY.PRIVATE, SUPPLY.SOCIAL, SUPPLY.OTHER])
      expect(await service({ supplyTypeCode })).toMatchObject({
        '@type': 'Service',
        provider: { '@type': 'Organization' },
      });
  });

  it.each([null, 'javascript:alert(1)', 'data:text/html,x', '//apply.lh.or.kr', 'no link'])(
    'names no original that may not be opened: %s',
    async (link) => {
      expect(await service({ link })).not.toHaveProperty('sameAs');
    },
  );

  it('names some areas of very many', async () => {
    const areas = Array.from({ length: 300 }, (_, index) => ({
      code: String(1_100_000_000 + index),
      name: `동 ${index}`,
    }));
    const { areaServed } = (await service({ areas })) as unknown as { areaServed: unknown[] };
    expect(areaServed).toHaveLength(50);
  });
});

describe('the data of a list of notices', () => {
  it('names those that it shows first, and the way to it', async () => {
    const data = await dataAt('/youth/notices?supply=SUPLY00004', ...NOTICES);
    expect(data).toEqual([
      {
        '@type': 'ItemList',
        name: '매입임대 공고',
        numberOfItems: 1,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: '2026년 4차 청년 매입임대주택 입주자 모집',
            url: { link: '/notices/101' },
          },
        ],
      },
      ofType(data, 'BreadcrumbList'),
    ]);
    expect(ofType(data, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        {},
        {},
        { name: '청년공고', item: { link: '/youth/notices' } },
        { name: '매입임대 공고', item: { link: '/youth/notices?supply=SUPLY00004' } },
      ],
    });
  });

  it('of all ends its way with itself', async () => {
    const data = await dataAt('/youth/notices', ...NOTICES);
    expect(ofType(data, 'ItemList')).toMatchObject({ numberOfItems: NOTICES.length });
    expect(ofType(data, 'BreadcrumbList')?.['itemListElement']).toHaveLength(3);
  });

  it('names none where it shows a part, or another order', async () => {
    for (const query of ['sort=newest', 'status=OPEN', 'area=1162010200', 'organisation=LH']) {
      const data = await dataAt(`/youth/notices?${query}`, ...NOTICES);
      expect([query, ofType(data, 'ItemList')]).toEqual([query, undefined]);
    }
  });
});
