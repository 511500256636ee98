import { HISTORY_STEPS } from './history-steps';
import { at, isShallow, within, type WalkStep } from './walk-step';
import type { Walker } from './walker';

const onMap = at('/map');
const onPlace = at('/place');

const pressOnMap = async ({ page }: Walker, key: string): Promise<void> => {
  await page.getByRole('region', { name: '집 지도' }).press(key);
};

/** The level that the map stands at, as far as the address has followed; zooms stay within a city. */
const levelOf = ({ page }: Walker): number =>
  Number(new URL(page.url()).searchParams.get('level') ?? 5);

/** The map, its houses and the filter, with what the frame leads to. */
export const HOUSE_STEPS: readonly WalkStep[] = [
  {
    name: 'pan',
    weight: 10,
    fits: onMap,
    act: async (walker) => {
      const key = walker.random.pick(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);
      await walker.moveMap(() => pressOnMap(walker, key));
    },
  },
  {
    name: 'zoom',
    weight: 4,
    fits: onMap,
    act: async (walker) => {
      const level = levelOf(walker);
      const isIn = level > 5 || (level > 3 && walker.random.next() < 0.5);
      await walker.moveMap(() => pressOnMap(walker, isIn ? 'Equal' : 'Minus'));
    },
  },
  {
    name: 'sort',
    weight: 5,
    fits: onMap,
    act: async (walker) => {
      const menu = walker.page.getByRole('combobox', { name: '정렬' });
      const names = await menu
        .locator('option')
        .evaluateAll((options) =>
          options
            .filter((one) => !(one as HTMLOptionElement).selected)
            .map((one) => one.textContent),
        );
      await walker.change(() => menu.selectOption({ label: walker.random.pick(names) }));
    },
  },
  {
    name: 'sheet',
    weight: 5,
    fits: (walker) => onMap(walker) && walker.isPhone,
    act: async (walker) => {
      const handle = walker.page.getByRole('button', { name: /^집 목록 (더 펼치기|접기)$/ });
      const key = walker.random.pick(['ArrowUp', 'ArrowDown', 'Home', 'End']);
      await walker.moveSheet(() => handle.press(key));
    },
  },
  {
    name: 'scroll the list',
    weight: 5,
    fits: onMap,
    act: async (walker) => {
      await walker.scrollToCard();
    },
  },
  {
    name: 'open the filter',
    weight: 6,
    fits: (walker) => onMap(walker) && isShallow(walker),
    act: async (walker) => {
      const chips = walker.page.getByRole('group', { name: '필터' }).locator('[aria-haspopup]');
      const chip = chips.nth(walker.random.below(await chips.count()));
      await walker.openPopup('filter', () => chip.click());
    },
  },
  {
    name: 'choose in the filter',
    weight: 20,
    fits: within('filter'),
    act: async ({ page, random }) => {
      const choices = page.locator('dialog label:has(input[type=radio], input[type=checkbox])');
      await choices.nth(random.below(await choices.count())).click();
    },
  },
  {
    name: 'reset the filter',
    weight: 6,
    fits: within('filter'),
    act: ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: '초기화', exact: true }).click(),
  },
  {
    name: 'apply the filter',
    weight: 20,
    fits: within('filter'),
    act: (walker) =>
      walker.closePopup(() =>
        walker.page.getByRole('button', { name: /^집 ([\d,]+개 )?보기/ }).click(),
      ),
  },
  {
    name: 'clear a question',
    weight: 4,
    fits: onMap,
    act: async (walker) => {
      const clear = walker.page
        .getByRole('group', { name: '필터' })
        .getByLabel(/ 지우기$/)
        .first();
      if (await clear.isVisible()) await walker.change(() => clear.click());
    },
  },
  {
    name: 'what the pills show',
    weight: 3,
    fits: onMap,
    act: async (walker) => {
      const pills = walker.page.getByRole('switch', { name: '실월비용' }).first();
      if (await pills.isVisible()) await walker.change(() => pills.click());
    },
  },
  {
    name: 'search',
    weight: 2,
    fits: (walker) => onMap(walker) && isShallow(walker),
    act: (walker) =>
      walker.openPopup('place-search', () =>
        walker.page.getByRole('search').locator('[aria-haspopup]').click(),
      ),
  },
  {
    name: 'take a place',
    weight: 20,
    fits: within('place-search'),
    act: async (walker) => {
      const [typed, name] = walker.random.pick([
        ['신림', '신림역'],
        ['ㅎㄷㅇㄱ', '홍대입구역'],
        ['서울대입구', '서울대입구역'],
        ['합정', '합정역'],
      ] as const);
      await walker.page.getByRole('combobox', { name: '지역, 역, 대학교 검색' }).fill(typed);
      const option = walker.page.getByRole('option', { name }).first();
      await walker.closePopup(() => option.click());
      await walker.expectPlace(name);
    },
  },
  {
    name: 'open a house of the list',
    weight: 10,
    fits: (walker) => onMap(walker) && isShallow(walker),
    act: async (walker) => {
      const card = await walker.scrollToCard();
      if (card !== null) await walker.leadTo(() => card.click(), '^/place/');
    },
  },
  {
    name: 'open a pill',
    weight: 6,
    fits: (walker) => onMap(walker) && isShallow(walker),
    act: async (walker) => {
      const pill = await walker.somePill();
      if (pill !== null) await walker.leadTo(() => pill.click(), '^/place/');
    },
  },
  {
    name: 'open a house of the home screen',
    weight: 10,
    fits: (walker) => at('/')(walker) && isShallow(walker),
    act: async (walker) => {
      const link = walker.page.getByRole('article').getByRole('link').first();
      await walker.scrollTo(link);
      await walker.leadTo(() => link.click(), '^/place/');
    },
  },
  {
    name: 'open the pictures',
    weight: 10,
    fits: (walker) => onPlace(walker) && isShallow(walker),
    act: async (walker) => {
      const picture = walker.page.getByRole('button', { name: '사진 1 크게 보기' });
      if (!(await picture.isVisible())) return;
      await walker.change(() => walker.scrollTo(picture));
      await walker.openPopup('photos', () => picture.click());
    },
  },
  {
    name: 'the next picture',
    weight: 10,
    fits: within('photos'),
    act: ({ page }) => page.keyboard.press('ArrowRight'),
  },
  {
    name: 'the next picture by its button',
    weight: 6,
    fits: within('photos'),
    act: async ({ page }) => {
      const next = page.getByRole('dialog').getByRole('button', { name: '다음 사진' });
      if ((await next.isVisible()) && (await next.isEnabled())) await next.click();
    },
  },
  {
    name: 'close',
    weight: 8,
    fits: ({ model }) => model.popup !== null,
    act: (walker) =>
      walker.closePopup(() =>
        walker.page.getByRole('dialog').getByRole('button', { name: /닫기$/ }).first().click(),
      ),
  },
  {
    name: 'Escape',
    weight: 6,
    fits: ({ model }) => model.popup !== null,
    act: (walker) => walker.closePopup(() => walker.page.keyboard.press('Escape')),
  },
  {
    name: 'scroll the house',
    weight: 5,
    fits: onPlace,
    act: async (walker) => {
      const headings = walker.page.getByRole('heading', { level: 2 });
      await walker.change(() => walker.scrollTo(headings.nth(walker.random.below(5))));
    },
  },
  {
    name: 'its own way back',
    weight: 8,
    fits: (walker) => onPlace(walker) && walker.model.canLeave,
    act: (walker) =>
      walker.leaveBy(
        walker.page.getByRole('button', { name: walker.isPhone ? '뒤로' : '닫기', exact: true }),
      ),
  },
  {
    name: 'home',
    weight: 2,
    fits: (walker) =>
      isShallow(walker) &&
      (walker.isPhone ? at('/map', '/zzim') : at('/map', '/zzim', '/place'))(walker),
    act: (walker) => walker.leadTo(() => walker.link(/^(홈|한칸 홈)$/).click(), '^/$'),
  },
  {
    name: 'zzim',
    weight: 2,
    fits: (walker) =>
      isShallow(walker) && (walker.isPhone ? at('/map', '/') : at('/map', '/', '/place'))(walker),
    act: (walker) => walker.leadTo(() => walker.link(/^찜$/).click(), '^/zzim$'),
  },
  {
    name: 'map',
    weight: 12,
    fits: (walker) => isShallow(walker) && at('/', '/zzim')(walker),
    act: (walker) => walker.leadTo(() => walker.link(/^지도$/).click(), '^/map$'),
  },
  ...HISTORY_STEPS,
];
