import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '#core';

/** What a member typed into a form of steps, as this device kept it. */
export interface KeptDraft {
  /** direct-write, mate-write */
  readonly form: string;
  readonly typed: object;
  readonly pictures?: readonly object[];
  /** Another tab wrote it: here it is offered. */
  readonly isOffered?: boolean;
}

/** Keeps it for the member who is there, on a page of the site. */
export async function keepDraft(page: Page, draft: KeptDraft): Promise<void> {
  const { form, typed, pictures = [], isOffered = false } = draft;
  await page.evaluate(
    ({ key, person, ...kept }) => {
      const { ID } = JSON.parse(localStorage.getItem(person) ?? '{}') as { readonly ID: number };
      const member = String(ID);
      const owner = 'this tab';
      const rest = { from: null, lost: 0, base: null, key: null, step: 'check' };
      const savedAt = Date.now();
      const all = [{ owner, writer: owner, member, savedAt, ...rest, ...kept }];
      localStorage.setItem(key, JSON.stringify(all));
      sessionStorage.setItem(`${key}_${member}`, kept.isOffered ? 'another tab' : owner);
    },
    {
      key: `${STORAGE_KEY.DRAFT}_${form}`,
      person: STORAGE_KEY.USER_DATA,
      typed,
      pictures,
      isOffered,
    },
  );
}
