import { isFull, isPhone, test } from './support/journey';
import { walkInTurns } from './support/walk/random-walk';
import { Seeded } from './support/walk/seeded';
import { Walker } from './support/walk/walker';

/** Fixed, so that a failure can be walked again; another by HANKAN_WALK_SEED. */
const SEED = Number(process.env['HANKAN_WALK_SEED'] ?? 20_261_120);
const STEPS = 200;
/** Of the walk in the daily run, on either; the full one takes all of them. */
const FEWER = { phone: 80, desktop: 25 };
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
  await walkInTurns([walker], faults, testInfo, { seed: SEED, steps, start: START });
});

for (let seed = 1; seed <= 10; seed += 1) {
  test(`a walk of ${STEPS} random steps, seed ${seed} @full`, async ({
    page,
    faults,
  }, testInfo) => {
    testInfo.setTimeout(900_000);
    const walker = new Walker(page, new Seeded(seed));
    await walkInTurns([walker], faults, testInfo, { seed, steps: STEPS, start: START });
  });
}
