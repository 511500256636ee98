import type { Page } from '@playwright/test';
import { isFull } from '../support/full-run';
import { ACCOUNT_STATES } from './support/account-states';
import { OFFLINE_STATES } from './support/offline-states';
import { expectAccessible } from './support/accessible';
import { isPhone, test } from './support/journey';
import { CHAT_STATES } from './support/chat-states';
import { CHECKLIST_STATES } from './support/checklist-states';
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
import { PART_OF_IT, type ScreenState } from './support/screen-state';
import { answers } from './support/states';
import { OFFERING_STATES } from './support/offering-states';
import { OUTBOX_STATES } from './support/outbox-states';
import { WRITING_STATES } from './support/writing-states';

const SCREENS = {
  ...MAP_STATES,
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
  ...CHECKLIST_STATES,
  ...ACCOUNT_STATES,
  ...OFFLINE_STATES,
};

// Looked at is what is said and which colours it has, not pixels, which software draws one by one.
test.use({ deviceScaleFactor: 1 });

/** Opens each state in turn and looks at it; a state that hangs tells its name. */
async function eachState(
  page: Page,
  states: readonly ScreenState[],
  look: (state: string) => Promise<void>,
): Promise<void> {
  for (const { state, open } of states) {
    const walk = async () => {
      await answers.free(page);
      await open(page);
      await look(state);
    };
    await test.step(state, walk);
  }
}

/** Drawn alike in every width: on a desktop only the full run looks at them again. */
const ALIKE = ['loading', 'failed', 'empty', 'unknown dong'];

/** The list that a phone opens stands open on a desktop: these are `content` and `loading` there. */
const OPENED = ['list open', 'loading, list open'];

/** A list beside its map or its pages on a desktop; on a phone it looks as `content` does. */
const BESIDE = 'of a dong';

/** Looked at in the dark, too. */
const IN_BOTH = ['content', BESIDE];

/** Wide pages with a design of their own; the others are their phone's page in the middle. */
const WIDE = [
  'map',
  'filter',
  'house',
  'compare',
  'home',
  'zzim',
  'youth',
  'notices',
  'communities',
  'feed',
  'content',
  'deals',
  'mates',
  'chats',
  'chat',
];

for (const [screen, states] of Object.entries(SCREENS)) {
  const tag = WIDE.includes(screen) ? [] : ['@once'];
  test(`axe: ${screen} in each of its states`, { tag }, async ({ page, faults }) => {
    faults.expect(PART_OF_IT);
    const leftOut = isFull ? [] : isPhone(page) ? [BESIDE] : [...ALIKE, ...OPENED];
    const looked = states.filter(({ state }) => !leftOut.includes(state));
    await eachState(page, looked, async (state) => {
      await expectAccessible(page);
      if (!IN_BOTH.includes(state)) return;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
    });
  });

  const rest = { tag: WIDE.includes(screen) ? ['@full'] : ['@full', '@phone'] };
  test(`axe: ${screen}, each state in the dark`, rest, async ({ page, faults }) => {
    faults.expect(PART_OF_IT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await eachState(page, states, () => expectAccessible(page));
  });
}
