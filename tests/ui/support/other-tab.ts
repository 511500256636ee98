import { act } from '@testing-library/react';
import { STORAGE_KEY } from '#core';

/** Another tab of this browser logs somebody in, or out. */
export function inOtherTab(member: number | null): void {
  if (member === null) localStorage.removeItem(STORAGE_KEY.USER_DATA);
  else localStorage.setItem(STORAGE_KEY.USER_DATA, JSON.stringify({ ID: member }));
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY.USER_DATA }));
  });
}
