import { describe, expect, it } from 'vitest';
import { APP_PAGES, newChecklist, uuidV7 } from '#core';
import { headOf } from '../../../server/pages/head-of';
import { appDeps } from '../../support/app-deps';
import { fakeChecklists } from '../../support/fake-checklists';

const choice = { address: false, name: false, tel: false };

describe('the head of a checklist that somebody shared', () => {
  it('names nothing of it, for no search, while its link lives', async () => {
    const shared = (code: string) =>
      Promise.resolve({
        checklist: newChecklist(uuidV7(1_780_000_000_000, [7])),
        revision: 1,
        share: { code, until: 9, choice },
        pictures: [],
      });
    const deps = appDeps({ checklists: { ...fakeChecklists(), shared } });
    expect(await headOf(deps, '/view/abc123')).toMatchObject({
      status: 200,
      title: APP_PAGES.checklistView.title,
      isListed: false,
    });
  });

  it('is that of a page that is not there once the link ended, was withdrawn or never was', async () => {
    const shared = () => Promise.resolve(null);
    const deps = appDeps({ checklists: { ...fakeChecklists(), shared } });
    expect(await headOf(deps, '/view/abc123')).toMatchObject({
      status: 404,
      isListed: false,
    });
  });
});
