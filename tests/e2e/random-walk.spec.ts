import { asMember } from './support/as-member';
import { isFull } from '../support/full-run';
import { isPhone, test } from './support/journey';
import { HOUSE_STEPS } from './support/walk/house-steps';
import { walkInTurns } from './support/walk/random-walk';
import { READING_STEPS } from './support/walk/reading-steps';
import { Seeded } from './support/walk/seeded';
import { Walker } from './support/walk/walker';

/** Fixed, so that a failure can be walked again; another by HANKAN_WALK_SEED. */
const SEED = Number(process.env['HANKAN_WALK_SEED'] ?? 20_261_120);
const STEPS = 200;
/** Of the walk in the daily run, on either; the full one takes all of them. */
const FEWER = { phone: 40, desktop: 25 };
// The walk looks at what stands where, not at pixels, which software draws one by one.
test.use({
  deviceScaleFactor: 1,
  viewport: ({ isMobile }, use) =>
    use(isMobile ? { width: 390, height: 844 } : { width: 1024, height: 720 }),
});

const START = '/map?lat=37.48420&lng=126.92970&level=4';

test(`a walk of random steps finds every page as it was, seed ${SEED}`, async ({
  page,
  faults,
}, testInfo) => {
  testInfo.setTimeout(900_000);
  const walker = new Walker(page, new Seeded(SEED));
  const fewer = isPhone(page) ? FEWER.phone : FEWER.desktop;
  const steps = isFull ? STEPS : fewer;
  await walkInTurns([walker], faults, testInfo, {
    repertoire: HOUSE_STEPS,
    seed: SEED,
    steps,
    start: START,
  });
});

test(`a walk over boards, posts, the form and articles, seed ${SEED} @once`, async ({
  page,
  faults,
}, testInfo) => {
  testInfo.setTimeout(900_000);
  await asMember(page);
  const walker = new Walker(page, new Seeded(SEED));
  const steps = isFull ? STEPS : 40;
  const start = '/youth/communities?sort=popular';
  await walkInTurns([walker], faults, testInfo, {
    repertoire: READING_STEPS,
    seed: SEED,
    steps,
    start,
  });
});

for (let seed = 1; seed <= 10; seed += 1) {
  test(`a walk of ${STEPS} random steps, seed ${seed} @full`, async ({
    page,
    faults,
  }, testInfo) => {
    testInfo.setTimeout(900_000);
    const walker = new Walker(page, new Seeded(seed));
    await walkInTurns([walker], faults, testInfo, {
      repertoire: HOUSE_STEPS,
      seed,
      steps: STEPS,
      start: START,
    });
  });
}
