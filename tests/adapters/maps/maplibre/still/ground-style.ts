import type { StyleSpecification } from 'maplibre-gl';
import { baseMap } from '../../../../../server/map/base-map/base-map';
import type { Ground, Theme } from '../../../../../src/adapters/maps/maplibre/ground/ground';
import { offlineGround } from '../../../../../src/adapters/maps/maplibre/ground/offline-ground';

/** The base map's document as the server sends it. */
export const baseDocument = (): unknown => JSON.parse(JSON.stringify(baseMap()));

export const ground = (): Ground => offlineGround(baseDocument());

/** The style of our own ground, of which the server has no imported areas. */
export const groundStyle = (theme: Theme): StyleSpecification => ground().style(theme);
