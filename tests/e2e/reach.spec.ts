import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { CHAT_STATES } from './support/chat-states';
import { HOUSE_STATES } from './support/house-states';
import { MAP_STATES } from './support/map-states';
import { ALARM_SETTING_STATES } from './support/alarm-setting-states';
import { COLLECTION_STATES } from './support/collection-states';
import { COMMUNITY_STATES } from './support/community-states';
import { DEAL_STATES } from './support/deal-states';
import { MATE_STATES } from './support/mate-states';
import { MAGAZINE_STATES } from './support/magazine-states';
import { NOTICE_STATES } from './support/notice-states';
import { NOTIFICATION_STATES } from './support/notification-states';
import { POPUPS } from './support/opened-popups';
import { PART_OF_IT } from './support/screen-state';
import { sideways, unreachable } from './support/reach';
import { OFFERING_STATES } from './support/offering-states';
import { OUTBOX_STATES } from './support/outbox-states';
import { WRITING_STATES } from './support/writing-states';

/** 1,280 px at 400 %, and the narrowest phone that reading has to fit (WCAG 1.4.10). */
const NARROW = { width: 320, height: 256 };
const STATES = ['content', 'costs open', 'pictures', 'more', 'pushed', 'recent', 'first', 'member'];

/** Popups that are longer than a question. */
const FORMS = ['my-conditions', 'notice-filter', 'notice-alarm', 'calendar'];

const { map = [], filter = [] } = MAP_STATES;

async function expectInReach(page: Page): Promise<void> {
  expect(await unreachable(page)).toEqual([]);
  expect(await sideways(page), 'px to scroll sideways').toBeLessThanOrEqual(0);
}

test.describe('at 320 px and 400 % @phone', () => {
  test.use({ viewport: NARROW });

  for (const [screen, states] of Object.entries({
    map,
    filter,
    ...HOUSE_STATES,
    ...NOTICE_STATES,
    ...COLLECTION_STATES,
    ...COMMUNITY_STATES,
    ...DEAL_STATES,
    ...MATE_STATES,
    ...MAGAZINE_STATES,
    ...NOTIFICATION_STATES,
    ...ALARM_SETTING_STATES,
    ...WRITING_STATES,
    ...OFFERING_STATES,
    ...CHAT_STATES,
    ...OUTBOX_STATES,
  })) {
    test(`nothing of ${screen} is out of reach`, async ({ page, faults }) => {
      faults.expect(PART_OF_IT);
      for (const { state, open } of states.filter((one) => STATES.includes(one.state))) {
        await test.step(state, async () => {
          await open(page);
          await expectInReach(page);
        });
      }
    });
  }

  test('nothing of a long popup is out of reach', async ({ page }) => {
    for (const { popup, open } of POPUPS.filter((one) => FORMS.includes(one.popup))) {
      await test.step(popup, async () => {
        await open(page);
        await expect(page.getByRole('dialog').first()).toBeVisible();
        await expectInReach(page);
      });
    }
  });
});
