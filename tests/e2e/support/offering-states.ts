import { expect, type Page } from '@playwright/test';
import { asMember } from './as-member';
import { keepDraft } from './kept-draft';
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

/** A whole room, as somebody of 신림동 types it. */
const TYPED = {
  party: 'TENANT',
  landlordAgreed: true,
  roomType: 'HOUTP00001',
  place: {
    road: '서울특별시 관악구 신림로 340',
    lot: '신림동 1433-12',
    dongliCode: '1162010200',
    sido: '서울특별시',
    sigungu: '관악구',
    dong: '신림동',
    at: { lat: 37.48425, lng: 126.92971 },
  },
  home: '302호',
  deposit: '500',
  monthly: '45',
  isItemised: true,
  fee: '12',
  items: [{ item: 'CLEANING', amount: '12' }],
  utilities: ['WATER'],
  area: '19.8',
  floor: '2',
  floors: '4',
  equipment: ['AIRCON', 'WASHER'],
  title: '남향이라 밝은 방',
  description: '회사를 옮기게 되어 이사해요. 밤에는 조용한 골목이에요.',
};
const ICON = '/favicon.svg';
const PICTURE = { id: 'a', width: 64, height: 48, small: ICON, medium: ICON, large: ICON };

/** A step of the form with all of it typed. */
const filled = (state: string, step: string, told: string | RegExp): ScreenState => ({
  state,
  open: async (page) => {
    await asMember(page);
    await keepDraft(page, { form: 'direct-write', typed: TYPED, pictures: [PICTURE] });
    const usual = { deposit: { from: 500, to: 1000 }, monthly: { from: 40, to: 55 } };
    await page.route(/\/v2\/deals\/usual/, (route) => route.fulfill({ json: { item: usual } }));
    await page.goto(`/direct/write?step=${step}`);
    await says(page, told);
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
    filled('price, with what is usual', 'price', /보통 40만/),
    filled('preview', 'check', '합계'),
    {
      state: 'draft offered',
      open: async (page) => {
        await asMember(page);
        await keepDraft(page, { form: 'direct-write', typed: TYPED, isOffered: true });
        await page.goto('/direct/write');
        await says(page, '이어서 쓰기');
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
