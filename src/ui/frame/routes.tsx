import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { APP_PAGES, type ScreenName } from '#core';
import { FetchAhead } from '../ground/FetchAhead';
import { lazily } from '../ground/lazily';
import { PATH } from '../ground/paths';
import { DESKTOP } from '../ground/use-media-query';

const HomeScreen = lazily(async () => (await import('../screens/home/HomeScreen')).HomeScreen);
const loadMap = () => import('../screens/map/KeptMap');
const MapLayout = lazily(async () => {
  // Beside its layout and not after it, where the map is seen at once.
  if (location.pathname === PATH.map || matchMedia(DESKTOP).matches)
    loadMap().catch(() => undefined);
  return (await import('../screens/map/MapLayout')).MapLayout;
});
const MoreScreen = lazily(async () => (await import('../screens/more/MoreScreen')).MoreScreen);
const loadHouse = async () => (await import('../screens/house/HouseScreen')).HouseScreen;
const HouseScreen = lazily(loadHouse);
const ZzimScreen = lazily(async () => (await import('../screens/zzim/ZzimScreen')).ZzimScreen);
const AppInstallScreen = lazily(
  async () => (await import('../screens/app-install/AppInstallScreen')).AppInstallScreen,
);
const AppUpdateScreen = lazily(
  async () => (await import('../screens/app-update/AppUpdateScreen')).AppUpdateScreen,
);
const OauthScreen = lazily(async () => (await import('../screens/oauth/OauthScreen')).OauthScreen);
const SignUpScreen = lazily(
  async () => (await import('../screens/sign-up/SignUpScreen')).SignUpScreen,
);
const OtherScreen = lazily(async () => (await import('../screens/other/OtherScreen')).OtherScreen);

/** What stands beside the map: they share its layout, so that Back finds the map as it was. */
const BESIDE_MAP: Readonly<Record<'map' | 'house', ReactNode>> = {
  map: <FetchAhead load={loadHouse} />,
  house: (
    <>
      <HouseScreen />
      <FetchAhead load={loadMap} />
    </>
  ),
};

/** Every other page whose screen is there; one that the core's table names is missed by tsc. */
const SCREENS: Readonly<Record<Exclude<ScreenName, keyof typeof BESIDE_MAP>, ReactNode>> = {
  home: <HomeScreen />,
  zzim: <ZzimScreen />,
  more: <MoreScreen />,
  signUp: <SignUpScreen />,
  oauth: <OauthScreen />,
  appInstall: <AppInstallScreen />,
  appUpdate: <AppUpdateScreen />,
};

const routesOf = (screens: Readonly<Partial<Record<ScreenName, ReactNode>>>): RouteObject[] =>
  Object.entries(screens).map(([name, element]) => ({
    path: APP_PAGES[name as ScreenName].path,
    caseSensitive: true,
    element,
  }));

/** A screen a line. */
export const ROUTES: RouteObject[] = [
  { element: <MapLayout />, children: routesOf(BESIDE_MAP) },
  ...routesOf(SCREENS),
  { path: '*', element: <OtherScreen /> },
];

/** False where a bar of its own stands at the bottom of a phone. */
export const hasTabs = (path: string): boolean =>
  !/^\/(?:(?:place|app|oauth)\/|more\/sign-up$)/.test(path);
