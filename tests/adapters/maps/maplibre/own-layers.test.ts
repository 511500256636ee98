import { describe, expect, it } from 'vitest';
import { distanceMetres, MAP_CIRCLE } from '#core';
import { circleData, withOwnLayers } from '../../../../src/adapters/maps/maplibre/own-layers';
import { roomsOf } from '../../../../src/adapters/maps/maplibre/overlay-rooms';

const SILLIM = { lat: 37.48425, lng: 126.92968 };
const nothing = circleData(null);

describe('circle', () => {
  it.each([40, 1000, 20_000])('is %d m wide in every direction', (metres) => {
    const { features } = circleData({ ...MAP_CIRCLE, center: SILLIM, radiusMetres: metres });
    const ring = features[0]?.geometry.coordinates[0] ?? [];
    expect(ring).toHaveLength(97);
    for (const [lng = 0, lat = 0] of ring) {
      expect(Math.abs(distanceMetres(SILLIM, { lat, lng }) - metres)).toBeLessThan(metres / 1000);
    }
    expect(ring.at(-1)).toEqual(ring[0]);
  });

  it('takes colour and opacity from who asks for it', () => {
    const { features } = circleData({ center: SILLIM, radiusMetres: 100, ...MAP_CIRCLE });
    expect(features[0]?.properties).toEqual({ color: '#00c1b1', opacity: 0.5 });
    expect(nothing.features).toEqual([]);
  });

  it('lies under the names, and the room of overlays over everything', () => {
    const ground = {
      version: 8 as const,
      sources: {},
      layers: [
        { id: 'ground', type: 'background' as const },
        { id: 'name', type: 'symbol' as const, source: 'base' },
      ],
    };
    const ids = withOwnLayers(ground, nothing, nothing).layers.map(({ id }) => id);
    expect(ids).toEqual(['ground', 'hankan-circle', 'hankan-circle-edge', 'name', 'hankan-room']);
  });
});

describe('roomsOf', () => {
  it('takes as much room as an overlay covers, and none for one that is not displayed', () => {
    const overlay = {
      id: 'a',
      at: SILLIM,
      element: document.createElement('i'),
      anchor: 'bottom' as const,
      zIndex: 1,
    };
    const { features } = roomsOf([
      { overlay, width: 71, height: 44 },
      { overlay, width: 0, height: 0 },
    ]);
    expect(features.map(({ properties }) => properties)).toEqual([
      { image: 'room-72x48', anchor: 'bottom' },
    ]);
  });
});
