import {
  contentPath,
  DIRECT_SORT,
  directOutline,
  directPath,
  EMPTY_DIRECT_FILTER,
  EMPTY_MATE_FILTER,
  EMPTY_NOTICE_FILTER,
  FEED_TYPE,
  MATE_SORT,
  mateHeadline,
  mateOutline,
  matePath,
  matePlaceLine,
  NOTICE_SORT,
  noticePath,
  POST_SORT,
  postPath,
  seoulMidnight,
  supplyName,
  type Yyyymmdd,
} from '#core';
import { feedQuery } from '#contract/feed-queries';
import { feedReply } from '#contract/feeds';
import type * as z from 'zod/mini';
import type { Api } from '../../http/wire-types';
import type { AppDeps } from '../../ports/app-deps';

type Type = z.output<typeof feedQuery>['type'];
type Entry = z.output<typeof feedReply>['result'][number];
type Ask = (
  deps: AppDeps,
  limit: number,
  reader: number | null,
) => Promise<readonly Omit<Entry, 'type'>[]>;

export function listFeed(app: Api, deps: AppDeps): void {
  app.get(
    '/v2/feeds',
    {
      schema: {
        tags: ['feeds'],
        summary: 'The latest of one kind, whatever it is',
        description:
          'MAGAZINE is articles, YOUTH_ROUNGE (spelled so) posts, DIRECT direct deals and MATE mates that the one who asks may see, YOUTH_NOTICE notices.',
        querystring: feedQuery,
        response: { 200: feedReply },
      },
    },
    async ({ query: { type, limit }, caller }) => {
      const found = await ASKED[type](deps, limit, caller?.memberId ?? null);
      const result = found.map((entry) => ({ type, ...entry }));
      return { result, page: { next: null, total: result.length } };
    },
  );
}

const timeOf = (day: Yyyymmdd): string => new Date(seoulMidnight(day)).toISOString();

const ASKED: Readonly<Record<Type, Ask>> = {
  [FEED_TYPE.MAGAZINE]: async ({ contents }, limit) => {
    const { items } = await contents.list({ tag: null, limit, cursor: null });
    return items.map(({ id, title, summary, publishedOn, isExample }) => ({
      id,
      title,
      summary,
      isExample,
      path: contentPath(id),
      at: timeOf(publishedOn),
    }));
  },
  [FEED_TYPE.YOUTH_ROUNGE]: async ({ posts }, limit, reader) => {
    const all = { categoryTypeCode: null, q: '', sort: POST_SORT.newest, cursor: null };
    const { items } = await posts.list({ ...all, limit }, reader);
    return items.map(({ id, title, preview, createdAt, isExample }) => ({
      id,
      title,
      isExample,
      summary: preview,
      path: postPath(id),
      at: createdAt,
    }));
  },
  [FEED_TYPE.YOUTH_NOTICE]: async ({ notices, clock }, limit) => {
    const all = { filter: EMPTY_NOTICE_FILTER, sort: NOTICE_SORT.newest, cursor: null };
    const { items } = await notices.list({ ...all, limit, now: clock.now() });
    return items.map(({ id, title, organisation, supplyTypeCode, announcedOn, isExample }) => ({
      id,
      title,
      isExample,
      summary: `${organisation} · ${supplyName(supplyTypeCode)}`,
      path: noticePath(id),
      at: timeOf(announcedOn),
    }));
  },
  [FEED_TYPE.DIRECT]: async ({ deals }, limit, reader) => {
    const all = {
      bounds: null,
      filter: EMPTY_DIRECT_FILTER,
      sort: DIRECT_SORT.newest,
      cursor: null,
    };
    const { items } = await deals.list({ ...all, limit }, reader);
    return items.map(({ id, title, createdAt, isExample, maintenance, ...deal }) => ({
      id,
      title,
      isExample,
      summary: directOutline({ ...deal, fee: { amount: maintenance, items: [], utilities: [] } }),
      path: directPath(id),
      at: createdAt,
    }));
  },
  [FEED_TYPE.MATE]: async ({ mates }, limit, reader) => {
    const all = { bounds: null, filter: EMPTY_MATE_FILTER, sort: MATE_SORT.newest, cursor: null };
    const { items } = await mates.list({ ...all, limit }, reader);
    return items.map((mate) => ({
      id: mate.id,
      title: mate.title,
      isExample: mate.isExample,
      summary: `${matePlaceLine(mate)} · ${mateHeadline(mate)} · ${mateOutline(mate)}`,
      path: matePath(mate.id),
      at: mate.createdAt,
    }));
  },
};
