import { Route, Routes } from 'react-router-dom';
import { FetchAhead } from '../ground/FetchAhead';
import { lazily } from '../ground/lazily';
import { PATH } from '../ground/paths';
import { DESKTOP } from '../ground/use-media-query';

const HomeScreen = lazily(async () => (await import('../screens/home/HomeScreen')).HomeScreen);
const loadMap = () => import('../screens/map/MapScreen');
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

/** A screen a line. The map and a house share a layout, so that Back finds the map as it was. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={PATH.home} element={<HomeScreen />} />
      <Route element={<MapLayout />}>
        <Route path={PATH.map} element={<FetchAhead load={loadHouse} />} />
        <Route
          path="/place/:id"
          element={
            <>
              <HouseScreen />
              <FetchAhead load={loadMap} />
            </>
          }
        />
      </Route>
      <Route path={PATH.zzim} element={<ZzimScreen />} />
      <Route path={PATH.more} element={<MoreScreen />} />
      <Route path={PATH.signUp} element={<SignUpScreen />} />
      <Route path="/oauth/:provider" element={<OauthScreen />} />
      <Route path={PATH.appInstall} element={<AppInstallScreen />} />
      <Route path={PATH.appUpdate} element={<AppUpdateScreen />} />
      <Route path="*" element={<OtherScreen />} />
    </Routes>
  );
}

/** False where a bar of its own stands at the bottom of a phone. */
export const hasTabs = (path: string): boolean =>
  !/^\/(?:(?:place|app|oauth)\/|more\/sign-up$)/.test(path);
