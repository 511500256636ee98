import { expect, type Page } from '@playwright/test';
import { asMember } from './as-member';
import { says, type ScreenState } from './screen-state';

const next = (page: Page) => page.getByRole('button', { name: '다음' }).click();

/** A step of the form before a member, with the first of its faults. */
const faulty = (step: string, fault: RegExp): ScreenState => ({
  state: step,
  open: async (page) => {
    await asMember(page);
    await page.goto(`/direct/write?step=${step}`);
    await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    await next(page);
    await says(page, fault);
  },
});

/** Offering a room, a step after the other. */
export const OFFERING_STATES: Readonly<Record<string, readonly ScreenState[]>> = {
  offering: [
    {
      state: 'first',
      open: async (page) => {
        await page.goto('/direct/write');
        await says(page, /로그인하면 글을 쓸 수 있어요/);
      },
    },
    faulty('room', /이 방과 어떤 사이인지 골라 주세요/),
    faulty('price', /보증금을 0부터/),
    faulty('facts', /전용면적을 ㎡로 적어 주세요/),
    faulty('photos', /방 사진을 한 장 이상 올려 주세요/),
    faulty('words', /제목을 입력해 주세요/),
    {
      state: 'place',
      open: async (page) => {
        await asMember(page);
        await page.goto('/direct/write?step=place');
        await page.getByRole('textbox', { name: /^주소/ }).fill('신림로');
        await page.getByRole('radio').first().check();
        await says(page, /동과 호수는 아무에게도 보이지 않아요/);
      },
    },
  ],
  'changing an offer': [
    {
      state: 'first',
      open: async (page) => {
        await page.goto('/direct/modify/1');
        await says(page, /로그인하면/);
      },
    },
  ],
};
