import { describe, expect, it } from 'vitest';
import { MapNotes } from '../../../../src/adapters/maps/maplibre/map-notes';

describe('MapNotes', () => {
  const ground = {
    style: () => ({ version: 8 as const, sources: {}, layers: [] }),
    credits: [
      { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
      { text: 'Natural Earth', href: null },
    ],
    neighbourhoods: [
      { name: '신림동', lat: 37.4871, lng: 126.9272 },
      { name: '봉천동', lat: 37.4824, lng: 126.9516 },
    ],
  };

  it('names the neighbourhood only where no label is in sight, and only a near one', () => {
    const root = document.createElement('div');
    const notes = new MapNotes(root);
    notes.ground(ground);
    notes.at({ lat: 37.4843, lng: 126.9297 }, 2, 0.5);
    expect(root.textContent).toContain('신림동 부근');
    notes.at({ lat: 37.4843, lng: 126.9297 }, 5, 4);
    expect(root.textContent).not.toContain('부근');
    notes.at({ lat: 35.1, lng: 129 }, 2, 0.5);
    expect(root.textContent).not.toContain('부근');
  });

  it.each([
    [0.25, '10m', 40],
    [1, '50m', 50],
    [4, '200m', 50],
    [16, '1km', 63],
    [2048, '100km', 49],
  ])('at %d m a pixel say %s right behind a bar of that length', (metres, text, px) => {
    const root = document.createElement('div');
    new MapNotes(root).at({ lat: 37.4843, lng: 126.9297 }, 5, metres);
    const bar = root.querySelector<HTMLElement>('.hankan-map-bar');
    const length = root.querySelector<HTMLElement>('.hankan-map-length');
    expect(length?.textContent).toBe(text);
    expect(bar?.style.width).toBe(`${px}px`);
    expect(length?.style.translate).toBe(`${px + 4}px`);
  });

  it('names who made the ground, with a link where there is one', () => {
    const root = document.createElement('div');
    new MapNotes(root).ground(ground);
    expect(root.querySelector('a')?.href).toBe('https://www.openstreetmap.org/copyright');
    expect(root.querySelector('a')?.rel).toContain('noopener');
    expect(root.textContent).toContain('© OpenStreetMap contributors · Natural Earth');
  });

  it('stays clear of what covers the map', () => {
    const root = document.createElement('div');
    new MapNotes(root).pad({ top: 0, right: 0, bottom: 122, left: 400 });
    const box = root.firstElementChild as HTMLElement;
    expect([box.style.left, box.style.bottom]).toEqual(['408px', '130px']);
  });
});
