import { waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { inOtherTab } from '../../support/other-tab';
import { openOfMember } from './alarm-kit';

// The first import of a chunk takes longer than a view may.
beforeAll(() => import('../../../../src/ui/popups/notice-alarm/NoticeAlarmPopup'));

it('what a member has set is not shown to the next one', async () => {
  const { alarms, popup } = await openOfMember();
  await alarms.set('1', [0]);
  inOtherTab(8);
  expect(await popup.findByRole('button', { name: '알림 끄기' })).toBeTruthy();
  await alarms.remove('1');
  inOtherTab(9);
  await waitFor(() => {
    expect(popup.queryByRole('button', { name: '알림 끄기' })).toBeNull();
  });
});
