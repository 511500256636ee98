import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError, NO_PADDING, type MapOptions, type MapServiceName } from '#core';
import {
  FirstOfMaps,
  type MapCandidate,
  type RefusingMapProvider,
} from '../../../src/adapters/maps/first-of-maps';
import { MemoryMapProvider } from '../../../src/adapters/memory/memory-map-provider';
import { mapProviderContract } from '../contracts/map-provider.contract';

const OPTIONS: MapOptions = {
  view: { center: { lat: 37.5, lng: 127 }, level: 5 },
  theme: 'light',
  padding: NO_PADDING,
  interactive: true,
  label: '지도',
};
const box = () => document.createElement('div');

type Health = 'works' | 'no-code' | 'no-script';
const NAMES: readonly MapServiceName[] = ['kakao', 'naver', 'embedded'];

/** Services of a page, as well as they are; `asked` counts what was waited for. */
function world(healths: readonly Health[]) {
  const asked: MapServiceName[] = [];
  const state = [...healths];
  const candidates = state.map((_, index): MapCandidate => {
    const service = NAMES[index] ?? 'embedded';
    const memory = new MemoryMapProvider({ width: 390, height: 600 });
    const answer = <Answer>(said: () => Promise<Answer>): Promise<Answer> => {
      asked.push(service);
      return state[index] === 'works' ? said() : Promise.reject(new AppError('timeout'));
    };
    const provider: RefusingMapProvider = {
      service,
      open: (container, options) => answer(() => memory.open(container, options)),
      roadview: () => answer(() => memory.roadview()),
      nearbyPlaces: () => answer(() => memory.nearbyPlaces()),
    };
    return {
      service,
      load: () => {
        if (state[index] !== 'no-code') return Promise.resolve(provider);
        asked.push(service);
        return Promise.reject(new TypeError('Failed to fetch'));
      },
    };
  });
  return { maps: new FirstOfMaps(candidates), asked, state };
}

const healths = fc.array(fc.constantFrom<Health>('works', 'no-code', 'no-script'), {
  minLength: 1,
  maxLength: 3,
});
const calls = fc.array(
  fc.constantFrom<'open' | 'roadview' | 'nearbyPlaces'>('open', 'roadview', 'nearbyPlaces'),
  { minLength: 1, maxLength: 4 },
);

const call = (maps: FirstOfMaps, name: 'open' | 'roadview' | 'nearbyPlaces'): Promise<unknown> =>
  name === 'open' ? maps.open(box(), OPTIONS) : maps[name]();

describe('FirstOfMaps', () => {
  it.each(mapProviderContract)('$name', async ({ run }) => {
    await run({ provider: world(['no-script', 'works']).maps, container: box() });
  });

  it('uses the first that works, asks each that does not once, and none after the one in use', async () => {
    await fc.assert(
      fc.asyncProperty(healths, calls, async (all, names) => {
        const first = all.indexOf('works');
        fc.pre(first >= 0);
        const { maps, asked } = world(all);
        for (const name of names) await call(maps, name);
        const used = NAMES[first] ?? 'embedded';
        expect(maps.service).toBe(used);
        expect(asked).toEqual([...NAMES.slice(0, first), ...names.map(() => used)]);
      }),
    );
  });

  it('rejects with an AppError when none works, and asks all of them again next time', async () => {
    await fc.assert(
      fc.asyncProperty(healths, async (all) => {
        const { maps, asked, state } = world(all.map((one) => (one === 'works' ? 'no-code' : one)));
        const everybody = NAMES.slice(0, all.length);
        await expect(maps.open(box(), OPTIONS)).rejects.toBeInstanceOf(AppError);
        expect(asked).toEqual(everybody);
        state[state.length - 1] = 'works';
        await maps.open(box(), OPTIONS);
        expect(asked).toEqual([...everybody, ...everybody]);
      }),
    );
  });

  it('goes on to the next when the one in use falls away, and does not come back to it', async () => {
    const { maps, asked, state } = world(['works', 'works']);
    await maps.open(box(), OPTIONS);
    state[0] = 'no-script';
    await maps.open(box(), OPTIONS);
    state[0] = 'works';
    await maps.open(box(), OPTIONS);
    expect(asked).toEqual(['kakao', 'kakao', 'naver', 'naver']);
  });

  it('waits once for one that hangs, for however many maps', async () => {
    const { maps, asked } = world(['no-code', 'works']);
    await Promise.all([maps.open(box(), OPTIONS), maps.open(box(), OPTIONS)]);
    expect(asked.filter((one) => one === 'kakao')).toHaveLength(1);
  });
});
