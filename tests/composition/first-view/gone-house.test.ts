import '../../ui/support/dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeHouses } from '../../support/app-deps';
import { houseRecord, houseRecords } from '../../support/house-records';
import { drawingServer, pageOf, type DrawingServer } from './drawn';
import { takenOver } from './taken-over';
import type { DrawnKind } from './worlds';

const WITHDRAWN = houseRecord({
  id: 'hidden',
  status: 'HIDDEN',
  listingNumber: 'W-410',
  title: '거두어들인 방',
  description: '거두어들인 말',
  lat: 37.123456,
  lng: 126.654321,
  deposit: 7770,
  photos: ['/house/scene/withdrawn.svg'],
  contact: { tel: '0507-4100-4100', sms: '010-4100-4100', chatUrl: 'https://chat.example/410' },
  advertiser: { kind: 'LAND_LORD', name: '거둔이' },
});

let server: DrawingServer;
beforeAll(async () => {
  server = await drawingServer({ houses: new FakeHouses([...houseRecords(30), WITHDRAWN]) });
});
afterAll(() => server.close());

/** Other houses of the first view, by their addresses. */
const othersIn = (html: string): string[] =>
  Array.from(html.matchAll(/href="(\/place\/\w+)"/g), ([, path = '']) => path);

describe.each<DrawnKind>(['pc', 'mobile-web'])('on a device of the kind %s', (kind) => {
  it('a withdrawn house is drawn with others of its dong', async () => {
    const { html } = await server.draw('/place/hidden', kind);
    expect(html).toContain('삭제된 게시물입니다.');
    expect(html).toContain('이 동네 다른 집');
    expect(html).toContain('href="/map?dong=1162010200"');
    expect(othersIn(html)).toHaveLength(10);
    expect(othersIn(html)).not.toContain('/place/hidden');
  });

  it('nothing of a withdrawn house stands in its page', async () => {
    const { html, brought, links } = await server.draw('/place/hidden', kind);
    const page = html + brought + links;
    const { listingNumber, title, description, lat, lng, deposit, contact } = WITHDRAWN;
    const words = [listingNumber, title, description, '7,770', 'withdrawn', '거둔이'];
    const numbers = [lat, lng, deposit].map(String);
    for (const word of [...words, ...numbers, contact.tel, contact.sms, contact.chatUrl])
      expect(page).not.toContain(word);
  });

  it('a house that was never there is drawn with what is on offer', async () => {
    const { html } = await server.draw('/place/999', kind);
    expect(html).toContain('지금 볼 수 있는 집');
    expect(html).toContain('href="/map"');
    expect(othersIn(html)).toHaveLength(10);
  });

  it('both are taken over as they were drawn, and nothing is asked again', async () => {
    for (const url of ['/place/hidden', '/place/999']) {
      const page = await takenOver(pageOf(await server.draw(url, kind)), { url, kind });
      expect(page.complaints).toEqual([]);
      expect(page.atOnce).toBe(page.sent);
      expect(page.askedAtOnce).toEqual([]);
      expect(page.asked.filter((address) => address in page.brought.answers)).toEqual([]);
    }
  });
});
