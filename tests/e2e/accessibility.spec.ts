import { expectAccessible } from './support/accessible';
import { isPhone, test } from './support/journey';
import { HOUSE_STATES } from './support/house-states';
import { MAP_STATES } from './support/map-states';
import { answers } from './support/states';

/** What the browser reports where a state is that an answer does not come. */
const PART_OF_IT = /the server responded with a status of 404|ERR_FAILED/;

for (const [screen, states] of Object.entries({ ...MAP_STATES, ...HOUSE_STATES })) {
  test(`axe: ${screen} in each of its states`, async ({ page, faults }, testInfo) => {
    testInfo.setTimeout(180_000);
    faults.expect(PART_OF_IT);
    const themes = isPhone(page) ? (['light', 'dark'] as const) : (['light'] as const);
    for (const { state, open } of states) {
      await test.step(state, async () => {
        await answers.free(page);
        await open(page);
        for (const colorScheme of themes) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
        }
        await page.emulateMedia({ colorScheme: 'light' });
      });
    }
  });
}
