import { expect, test } from './support/journey';
import { HOUSE_STATES } from './support/house-states';
import { MAP_STATES } from './support/map-states';
import { NOTICE_STATES } from './support/notice-states';
import { unreachable } from './support/reach';

/** 1,280 px at 400 %, and the narrowest phone that reading has to fit (WCAG 1.4.10). */
const NARROW = { width: 320, height: 256 };
const STATES = ['content', 'costs open', 'pictures', 'more', 'pushed', 'recent', 'first', 'member'];

const { map = [], filter = [] } = MAP_STATES;

test.describe('at 320 px and 400 % @phone', () => {
  test.use({ viewport: NARROW });

  for (const [screen, states] of Object.entries({
    map,
    filter,
    ...HOUSE_STATES,
    ...NOTICE_STATES,
  })) {
    test(`nothing of ${screen} is out of reach`, async ({ page }) => {
      for (const { state, open } of states.filter((one) => STATES.includes(one.state))) {
        await test.step(state, async () => {
          await open(page);
          expect(await unreachable(page)).toEqual([]);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(sideways, 'px to scroll sideways').toBeLessThanOrEqual(0);
        });
      }
    });
  }
});
