import { waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromElements, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageTitle } from '#core';
import { headOf } from '../../../server/pages/head-of';
import { pageAt } from '../../../server/pages/pages';
import { AppRoutes } from '../../../src/ui/frame/routes';
import { appDeps } from '../../support/app-deps';
import { renderApp } from '../support/render-app';

/** Where the app has a screen, as its routes say; layouts and the screen of everything else apart. */
function pathsIn(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsIn(children),
  ]);
}

const { children } = (AppRoutes() as ReactElement<{ children: ReactNode }>).props;
const paths = pathsIn(createRoutesFromElements(children));
const deps = appDeps();

test('the routes have screens', () => {
  expect(paths).toContain('/place/:id');
});

test.each(paths)('the screen at %s has a page of the server, and its name', async (path) => {
  // Of a provider that there is, and of an item that nobody has: the one that both sides know.
  const url = path.replace(':provider', 'kakao').replaceAll(/:\w+/g, 'nobody');
  expect(pageAt(url), `server/pages/pages.ts: add a line for ${path}`).not.toBeNull();

  const { title } = await headOf(deps, url);
  document.title = '';
  renderApp(url);
  await waitFor(() => {
    expect(
      document.title,
      `${path}: give its screen (<Page title>, usePageTitle) the title of its line in server/pages/pages.ts`,
    ).toBe(pageTitle(title));
  });
});
