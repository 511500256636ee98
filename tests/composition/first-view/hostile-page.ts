import type { HouseListQuery, Inventory, Notice } from '#core';
import { buildApp } from '../../../server/app';
import { asOnePage } from '../../../server/http/requests/own-call';
import { appPage } from '../../../server/pages/app/app-page';
import { askOwn } from '../../../server/pages/app/own-calls';
import { pageTemplate } from '../../../server/pages/app/page-template';
import { headHtml } from '../../../server/pages/head-html';
import { headOf } from '../../../server/pages/head-of';
import type { HouseRecord } from '../../../server/ports/houses/house-record';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { drawPage } from '../../../src/composition/draw';
import { appDeps, FakeHouses, INVENTORY, NOW } from '../../support/app-deps';
import { fakeNotices } from '../../support/fake-notices';
import { houseRecord, houseRecords } from '../../support/house-records';
import { notice, noticeUnit } from '../../support/notices';
import { ENV } from './drawn';
import { deviceOfKind, onServer, type DrawnKind } from './worlds';

/** A house of which every text is this one. */
function houseOf(text: string): HouseRecord {
  const usual = houseRecord();
  return {
    ...usual,
    listingNumber: text,
    title: text,
    description: text,
    address: { ...usual.address, sido: text, sigungu: text, dong: text },
    station: { name: text, lines: [{ name: text, color: '#00a84d' }], walkMinutes: 5 },
    photos: [`/house/${text}.svg`, ...usual.photos],
    contact: { tel: text, sms: text, chatUrl: text },
    advertiser: {
      kind: 'BROKER',
      office: text,
      representative: text,
      registrationNumber: text,
      address: text,
      tel: text,
    },
  };
}

/** An advertisement of which every text is this one; `link` is where it leads. */
const inventoryOf = (text: string, link: string): Omit<Inventory, 'IMAGE_URL'> => ({
  ...INVENTORY,
  IMAGE_1: text,
  LINK_URL: link,
  TITLE: text,
  CONTENT: text,
});

/** A notice of which every text is this one; `link` is where all of it leads. */
const noticeOf = (text: string, link: string): Notice =>
  notice({
    organisation: text,
    office: text,
    title: text,
    summary: text,
    areas: [{ code: '1162000000', name: text }],
    conditions: {
      on: null,
      ranks: [{ name: text, conditions: [{ kind: 'unread', text }] }],
    },
    schedule: [{ kind: 'OTHER', name: text, from: '2026-12-01', to: null, note: text }],
    units: [noticeUnit({ name: text, detail: text, rank: text })],
    documents: [{ name: text, note: text, issuer: text, link }],
    attachments: [{ name: text, link, bytes: null }],
    link,
    contact: { tel: text, hours: text },
    corrections: [
      { number: 1, on: '20261118', changes: [{ field: 'OTHER', before: text, after: text }] },
    ],
  });

/** What a page is made of, where anybody may write it. */
export interface Written {
  readonly text: string;
  /** What stands before the text in links of advertisements and notices. */
  readonly scheme: string;
  /** Where it is seen: its query holds the text as well. */
  readonly path:
    | '/'
    | '/map'
    | '/place/1'
    | '/zzim'
    | '/notices/1'
    | '/youth/notices'
    | '/youth/todays';
  readonly kind: DrawnKind;
}

/** The address of such a page, the text in each parameter that is read as one. */
export const addressOf = ({ path, text }: Written): string => {
  const query = new URLSearchParams({ q: text, p: text, popup: text, tab: text, type: text });
  return `${path}?${String(query)}`;
};

/** A server whose first answers are made of what somebody has just written. */
export interface WrittenServer {
  /** The first answer for such a page, as it arrives: whole, and as UTF-8. */
  readonly answerTo: (written: Written) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The houses of the moment, of which nothing is kept from one page to the next. */
class WrittenHouses extends FakeHouses {
  private house = houseRecord();
  private written = 0;

  constructor() {
    super(houseRecords(6).slice(1));
  }

  write(text: string): void {
    this.house = houseOf(text);
    this.written += 1;
  }

  override version(): Promise<string> {
    return Promise.resolve(String(this.written));
  }

  override one(id: string): Promise<HouseRecord | null> {
    return id === this.house.id ? Promise.resolve(this.house) : super.one(id);
  }

  override async list(query: HouseListQuery): ReturnType<FakeHouses['list']> {
    const [first] = (await new FakeHouses([this.house]).list(query)).items;
    const page = await super.list(query);
    return first === undefined ? page : { ...page, items: [first, ...page.items] };
  }
}

export async function writtenServer(): Promise<WrittenServer> {
  const { origin } = window.location;
  const houses = new WrittenHouses();
  let inventory = INVENTORY;
  let notices = fakeNotices([]);
  let written = 0;
  const deps = appDeps({
    houses,
    inventories: { of: () => Promise.resolve([inventory]) },
    notices: {
      list: (query) => notices.list(query),
      tally: (filter, now) => notices.tally(filter, now),
      weighed: (cursor, now) => notices.weighed(cursor, now),
      findable: (now, most) => notices.findable(now, most),
      one: (id, now) => notices.one(id, now),
      some: (ids, now) => notices.some(ids, now),
      version: () => Promise.resolve(String(written)),
    },
  });
  const app = await buildApp(deps);
  const template = pageTemplate(appPage(ROOT, ENV), {});
  return {
    answerTo: async (given) => {
      const { text, scheme, kind } = given;
      houses.write(text);
      notices = fakeNotices([noticeOf(text, `${scheme}${text}`)]);
      written += 1;
      inventory = inventoryOf(text, `${scheme}${text}`);
      const url = addressOf(given);
      const device = deviceOfKind(kind);
      const drawn = await onServer(() =>
        asOnePage((page) =>
          drawPage({ url, device, now: NOW, env: ENV, origin, ask: askOwn(app, page) }),
        ),
      );
      const head = headHtml(await headOf(deps, url), origin);
      return Buffer.from(template.drawn(head, drawn)).toString();
    },
    close: () => app.close(),
  };
}
