import type { AppDeps } from '../services/app-deps';
import type { Api } from '../services/wire-types';
import { listCodes } from './codes/list-codes';
import { getOpenApi } from './docs/get-openapi';
import { getHealth } from './health/get-health';
import { getReadiness } from './health/get-readiness';
import { getHouse } from './houses/get-house';
import { getPriceLevel } from './houses/get-price-level';
import { latelyHouses } from './houses/lately-houses';
import { listHouses } from './houses/list-houses';
import { mapHouses } from './houses/map-houses';
import { nearestHouses } from './houses/nearest-houses';
import { similarHouses } from './houses/similar-houses';
import { someHouses } from './houses/some-houses';
import { tallyHouses } from './houses/tally-houses';
import { getImage } from './images/get-image';
import { listInventories } from './inventories/list-inventories';
import { getBaseMap } from './map/get-base-map';
import { areaAt } from './places/area-at';
import { searchPlaces } from './places/search-places';
import { stopsNear } from './places/stops-near';
import { getSession } from './session/get-session';

/** Every call that the server answers, in the order of the documentation. */
export function addRoutes(app: Api, deps: AppDeps): void {
  listHouses(app, deps);
  mapHouses(app, deps);
  tallyHouses(app, deps);
  nearestHouses(app, deps);
  someHouses(app, deps);
  latelyHouses(app, deps);
  getHouse(app, deps);
  similarHouses(app, deps);
  getPriceLevel(app, deps);
  listCodes(app);
  searchPlaces(app, deps);
  areaAt(app, deps);
  stopsNear(app, deps);
  listInventories(app, deps);
  getSession(app);
  getBaseMap(app, deps);
  getImage(app, deps);
  getOpenApi(app);
  getHealth(app);
  getReadiness(app, deps);
}
