import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No breach of WCAG 2.2 A and AA on the page as it stands. The canvas of the map engine is one
 * stop without contents; its equal for everybody is the list.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Made in the page itself, not in one beside it for frames of other sites: there are none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.slice(0, 5).map(({ target, failureSummary }) => ({
      target: target.join(' '),
      why: failureSummary?.split('\n').slice(1, 3).join(' '),
    })),
  }));
  expect(told).toEqual([]);
}
