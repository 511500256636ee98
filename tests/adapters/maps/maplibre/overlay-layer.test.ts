import { describe, expect, it } from 'vitest';
import type { MapOverlay } from '#core';
import {
  OverlayLayer,
  type OverlayCamera,
} from '../../../../src/adapters/maps/maplibre/overlay-layer';

/** A world whose pixels are easily reckoned: one degree is one thousandth of it. */
const flat = { worldX: (lng: number) => lng / 1000, worldY: (lat: number) => lat / 1000 };
const camera: OverlayCamera = {
  worldX: 0.127,
  worldY: 0.037,
  scale: 100_000,
  originX: 195,
  originY: 300,
  width: 390,
  height: 600,
};

function overlay(id: string, lat: number, lng: number, more: Partial<MapOverlay> = {}): MapOverlay {
  const element = document.createElement('button');
  return { id, at: { lat, lng }, element, anchor: 'center', zIndex: 1, ...more };
}
const elementOf = (one: MapOverlay): HTMLElement => one.element as HTMLElement;

function layer(): OverlayLayer {
  return new OverlayLayer(document.createElement('div'), flat);
}

describe('OverlayLayer', () => {
  it('stands each element on its place by its anchor', () => {
    const one = overlay('a', 37, 128);
    const two = overlay('b', 36, 127, { anchor: 'bottom', zIndex: 4 });
    layer().set([one, two], camera);
    expect(elementOf(one).style.transform).toBe('translate(295px, 300px) translate(-50%, -50%)');
    expect(elementOf(two).style.transform).toBe('translate(195px, 200px) translate(-50%, -100%)');
    expect(elementOf(two).style.zIndex).toBe('4');
  });

  it('keeps hold of an element whose classes were written anew', () => {
    const one = overlay('a', 37, 128);
    const overlays = layer();
    overlays.set([one], camera);
    elementOf(one).className = 'drawn-anew';
    overlays.set([one], camera);
    expect([...elementOf(one).classList]).toEqual(['drawn-anew', 'hankan-map-overlay']);
  });

  it('moves one box in a pan, each element in a zoom', () => {
    const one = overlay('a', 37, 128);
    const overlays = layer();
    overlays.set([one], camera);
    const before = elementOf(one).style.transform;
    overlays.follow({ ...camera, worldX: camera.worldX + 0.0005 });
    expect(overlays.box.style.transform).toBe('translate(-50px, 0px)');
    expect(elementOf(one).style.transform).toBe(before);
    overlays.follow({ ...camera, scale: camera.scale * 2 });
    expect(overlays.box.style.transform).toBe('translate(0px, 0px)');
    expect(elementOf(one).style.transform).toContain('translate(395px, 300px)');
  });

  it('does not display what is more than a box away, and brings it back', () => {
    const far = overlay('a', 37, 135);
    const overlays = layer();
    overlays.set([far], camera);
    expect(elementOf(far).style.display).toBe('none');
    overlays.follow({ ...camera, worldX: 0.134 });
    expect(elementOf(far).style.display).toBe('');
  });

  it('keeps the element that a finger holds until it is let go', () => {
    const held = overlay('a', 37, 127);
    const overlays = layer();
    overlays.set([held], camera);
    const element = elementOf(held);
    element.dispatchEvent(new Event('touchstart', { bubbles: true }));
    overlays.set([], camera);
    expect(element.isConnected || overlays.box.contains(element)).toBe(true);
    expect(element.style.display).toBe('none');
    element.dispatchEvent(Object.assign(new Event('touchend', { bubbles: true }), { touches: [] }));
    expect(overlays.box.contains(element)).toBe(false);
  });

  it('takes another element for the same id', () => {
    const one = overlay('a', 37, 127);
    const other = overlay('a', 37, 127);
    const overlays = layer();
    overlays.set([one], camera);
    overlays.set([other], camera);
    expect([...overlays.box.children]).toEqual([other.element]);
  });
});
