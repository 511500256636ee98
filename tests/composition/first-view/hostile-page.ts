import type { HouseListQuery } from '#core';
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
import { fakeContents } from '../../support/fake-contents';
import { fakeNotices } from '../../support/fake-notices';
import { fakeComments, fakePosts, FAKE_POST } from '../../support/fake-posts';
import { houseRecord, houseRecords } from '../../support/house-records';
import { ENV } from './drawn';
import { commentOf, contentOf, houseOf, inventoryOf, noticeOf, postOf } from './hostile-things';
import { deviceOfKind, onServer, type DrawnKind } from './worlds';

/** Pages that show something of it. */
export const WRITTEN_PATHS = [
  '/',
  '/map',
  '/place/1',
  '/zzim',
  '/notices/1',
  '/youth/notices',
  '/youth/todays',
  '/youth/communities',
  '/posts/1',
  '/feed',
  '/contents/contract-day',
] as const;

/** What a page is made of, where anybody may write it. */
export interface Written {
  readonly text: string;
  /** What stands before the text in links. */
  readonly scheme: string;
  /** Where it is seen: its query holds the text as well. */
  readonly path: (typeof WRITTEN_PATHS)[number];
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
  let post = FAKE_POST;
  let comment = commentOf('');
  let contents = fakeContents();
  let written = 0;
  const version = () => Promise.resolve(String(written));
  const last = () => ({ next: null, total: 1, version: String(written) });
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
      version,
    },
    posts: fakePosts({
      list: () => Promise.resolve({ items: [post], ...last() }),
      one: (id) =>
        Promise.resolve(id === post.id ? { ok: true, value: post } : { ok: false, reason: 'none' }),
      version,
    }),
    comments: fakeComments({
      list: () => Promise.resolve({ ok: true, value: { items: [comment], ...last() } }),
    }),
    contents: {
      ...contents,
      list: async (query) => ({ ...(await contents.list(query)), version: await version() }),
      one: async (id) => {
        const found = await contents.one(id);
        return found.ok ? { ...found, value: { ...found.value, version: await version() } } : found;
      },
      latest: async (most) => ({ ...(await contents.latest(most)), version: await version() }),
      topics: () => contents.topics(),
      version,
    },
  });
  const app = await buildApp(deps);
  const template = pageTemplate(appPage(ROOT, ENV), {});
  return {
    answerTo: async (given) => {
      const { text, scheme, kind } = given;
      houses.write(text);
      const link = `${scheme}${text}`;
      notices = fakeNotices([noticeOf(text, link)]);
      post = postOf(text, link);
      comment = commentOf(text);
      contents = fakeContents([contentOf(text, link)]);
      written += 1;
      inventory = inventoryOf(text, link);
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
