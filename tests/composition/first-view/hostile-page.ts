import type { HouseListQuery, Inventory } from '#core';
import { buildApp } from '../../../server/app';
import { asOnePage } from '../../../server/http/requests/own-call';
import { appPage } from '../../../server/pages/app/app-page';
import { askOwn } from '../../../server/pages/app/own-calls';
import { pageTemplate } from '../../../server/pages/app/page-template';
import { headHtml } from '../../../server/pages/head-html';
import { headOf } from '../../../server/pages/head-of';
import type { HouseRecord } from '../../../server/ports/house-record';
import { ROOT } from '../../../scripts/setup/root.mjs';
import { drawPage } from '../../../src/composition/draw';
import { appDeps, FakeHouses, INVENTORY, NOW } from '../../support/app-deps';
import { houseRecord, houseRecords } from '../../support/house-records';
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

/** What a page is made of, where anybody may write it. */
export interface Written {
  readonly text: string;
  /** What stands before the text in the link of advertisements. */
  readonly scheme: string;
  /** Where it is seen: its query holds the text as well. */
  readonly path: '/' | '/map' | '/place/1' | '/zzim';
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
  const deps = appDeps({ houses, inventories: { of: () => Promise.resolve([inventory]) } });
  const app = await buildApp(deps);
  const template = pageTemplate(appPage(ROOT, ENV), {});
  return {
    answerTo: async (written) => {
      const { text, scheme, kind } = written;
      houses.write(text);
      inventory = inventoryOf(text, `${scheme}${text}`);
      const url = addressOf(written);
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
