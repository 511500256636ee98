import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageTitle } from '#core';
import { headOf } from '../../../server/pages/head-of';
import { appDeps } from '../../support/app-deps';
import { fakeLinks } from '../../support/fake-accounts';
import { renderApp } from '../support/render-app';

const here = () => Promise.resolve({ categoryTypeCode: 'CATEC00001' });
const deps = appDeps({
  links: fakeLinks({ community: here, deal: () => Promise.resolve({ dealType: 'mate' }) }),
});

it.each([
  '/',
  '/map',
  '/feed',
  '/feed/tag/월세',
  '/contents/1',
  '/youth/todays',
  '/youth/communities',
  '/youth/notices',
  '/youth/guide',
  '/posts/1',
  '/notices/1',
  '/mate',
  '/mate/detail/1',
  '/deal',
  '/direct',
  '/direct/detail/1',
  '/zzim',
  '/checklists',
  '/checklist/write',
  '/view/1',
  '/more',
  '/more/sign-up',
  '/more/price-calculator',
  '/oauth/kakao',
  '/app/install',
  '/app/update',
  '/nowhere',
])('the window is called at %s as the server calls it', async (path) => {
  const { title } = await headOf(deps, encodeURI(path));
  document.title = '';
  renderApp(path);
  await waitFor(() => {
    expect(document.title).toBe(pageTitle(title));
  });
});
