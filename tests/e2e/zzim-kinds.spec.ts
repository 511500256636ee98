import { keepHouse } from './support/collecting';
import { expect, test } from './support/journey';

// The row of kinds is wider than this, and wider still once it says how many of each there are.
test.use({ viewport: { width: 320, height: 640 } });

test(
  'the kind that an address opens is wholly in view, with how many there are',
  { tag: '@phone' },
  async ({ page }) => {
    await keepHouse(page);
    await page.goto('/contents/condensation');
    await page.getByRole('button', { name: /^찜/, pressed: false }).first().click();
    await expect(page.getByRole('button', { name: /^찜/, pressed: true }).first()).toBeVisible();
    await page.goto('/zzim?sub=zzim-bookmark&of=content');
    const kinds = page.getByRole('navigation', { name: '집과 읽을거리' });
    await expect(kinds.getByRole('link', { name: /집\s*1/ })).toBeAttached();
    await expect(kinds.getByRole('link', { name: /매거진\s*1/ })).toBeInViewport({ ratio: 1 });
  },
);
