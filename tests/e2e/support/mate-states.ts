import { expect, type Page } from '@playwright/test';
import type { SeenRequest } from '#core';
import { asMember } from './as-member';
import { keepDraft } from './kept-draft';
import { says, waiting, withAnswers, type ScreenState } from './screen-state';

const DEALS = /\/v2\/deals/;

/** Somebody to live with, who has a room or wants one, as the server knows them. */
async function someMate(page: Page, side: 'HAS' | 'WANT' = 'HAS'): Promise<string> {
  const answer = await page.request.get(`/v2/deals?dealType=mate&side=${side}&limit=1`);
  const { result } = (await answer.json()) as { result: { id: string }[] };
  return result[0]?.id ?? '';
}

type Consent = SeenRequest['consent'];

const AGREED: Consent = {
  requestId: '1',
  state: 'ACCEPTED',
  lapsesAt: null,
  opensNumber: false,
  seesNumber: true,
  mayDo: ['END', 'OPEN_NUMBER'],
};
const ASKED: Consent = {
  requestId: '2',
  state: 'ASKED',
  lapsesAt: '2027-01-02T03:00:00.000Z',
  opensNumber: false,
  seesNumber: false,
  mayDo: ['ASK', 'ACCEPT', 'DECLINE'],
};
const WAITING: Consent = { ...ASKED, requestId: '3', state: 'WAITING', mayDo: ['WITHDRAW'] };

/** What lies between the member and people of the sample, as if they had asked each other. */
export async function withAsks(page: Page): Promise<void> {
  const answer = await page.request.get('/v2/deals?dealType=mate&limit=3');
  const { result } = (await answer.json()) as { result: SeenRequest['theirs'][] };
  const asks = [AGREED, ASKED, WAITING].map((consent, at) => ({
    id: consent.requestId,
    isAsker: consent.state === 'WAITING',
    other: result[at]?.author,
    theirs: consent.state === 'ASKED' ? null : result[at],
    askedAt: '2026-11-20T03:00:00.000Z',
    consent,
    number: consent.seesNumber ? '010-1234-5678' : null,
  }));
  const listed = { next: null, total: asks.length };
  await page.route(/\/v2\/me\/requests/, (route) =>
    route.fulfill({ json: { result: asks, page: listed } }),
  );
}

/** The page of somebody with whom a member is so far. */
const between = (state: string, consent: Consent, told: string | RegExp): ScreenState => ({
  state,
  open: async (page) => {
    await asMember(page);
    await withAsks(page);
    const id = await someMate(page);
    await page.route(new RegExp(`/v2/deals/${id}$`), async (route) => {
      const response = await route.fetch();
      const { result } = (await response.json()) as { result: object };
      await route.fulfill({ response, json: { result: { ...result, consent } } });
    });
    await page.goto(`/mate/detail/${id}`);
    await says(page, told);
  },
});

/** A step of the form before a member, with the first of its faults. */
const faulty = (step: string, fault: RegExp): ScreenState => ({
  state: step,
  open: async (page) => {
    await asMember(page);
    await page.goto(`/mate/write?step=${step}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await page.getByRole('button', { name: '다음' }).click();
    await says(page, fault);
  },
});

/** People who share a home. */
export const MATE_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  mates: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', DEALS, '/mate');
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto('/mate');
        await page.locator('[data-mate]').first().waitFor();
      },
    },
    {
      state: 'of a dong',
      open: async (page) => {
        await page.goto('/mate?dongliCode=1162010200');
        await page.locator('[data-mate]').first().waitFor();
      },
    },
    {
      state: 'unknown dong',
      open: async (page) => {
        await page.goto('/mate?dongliCode=9999999999');
        await says(page, /그런 동을 찾지 못해서/);
      },
    },
    {
      state: 'empty',
      open: async (page) => {
        await page.goto('/mate?depositFrom=90000000');
        await says(page, /조건에 맞는 글이 아직 없어요/);
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', DEALS, '/mate');
        await says(page, /불러오지 못했어요/);
      },
    },
  ],
  mate: [
    {
      state: 'loading',
      open: async (page) => {
        await withAnswers(page, 'held', DEALS, `/mate/detail/${await someMate(page)}`);
        await waiting(page);
      },
    },
    {
      state: 'content',
      open: async (page) => {
        await page.goto(`/mate/detail/${await someMate(page)}`);
        await says(page, '함께 사는 사람');
      },
    },
    {
      state: 'looking for a room',
      open: async (page) => {
        await page.goto(`/mate/detail/${await someMate(page, 'WANT')}`);
        await says(page, '찾는 방');
      },
    },
    {
      state: 'waiting for an answer',
      open: async (page) => {
        await asMember(page);
        await page.goto(`/mate/detail/${await someMate(page)}`);
        await page.getByRole('button', { name: '관심 보내기' }).click();
        await says(page, '기다리고 있어요');
      },
    },
    between('asked by the other one', ASKED, /먼저 관심을 보냈어요/),
    between('agreed', AGREED, '서로 동의했어요'),
    {
      state: 'gone',
      open: async (page) => {
        await page.goto('/mate/detail/no-such-mate');
        await says(page, '삭제된 게시물입니다.');
      },
    },
    {
      state: 'failed',
      open: async (page) => {
        await withAnswers(page, 'broken', DEALS, `/mate/detail/${await someMate(page)}`);
        await says(page, /불러오지 못했어요/);
      },
    },
  ],
  'looking for a mate': [
    {
      state: 'first',
      open: async (page) => {
        await page.goto('/mate/write');
        await says(page, /로그인하면 글을 쓸 수 있어요/);
      },
    },
    faulty('me', /방이 있는지, 방을 구하는지/),
    faulty('place', /동네를 .*골라 주세요/),
    faulty('money', /보증금 몫을/),
    {
      state: 'room',
      open: async (page) => {
        await asMember(page);
        await keepDraft(page, { form: 'mate-write', typed: { side: 'HAS' } });
        await page.goto('/mate/write?step=room');
        await page.getByRole('button', { name: '다음' }).click();
        await says(page, /함께 사는 사람을 새 메이트까지/);
      },
    },
    faulty('words', /제목을/),
  ],
  'changing a listing': [
    {
      state: 'first',
      open: async (page) => {
        await page.goto('/mate/modify/1');
        await says(page, /로그인하면/);
      },
    },
  ],
};
