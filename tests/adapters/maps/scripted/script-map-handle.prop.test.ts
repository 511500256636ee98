import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clampLevel, NO_PADDING, type MapOptions, type MapView } from '#core';
import { ScriptMapHandle } from '../../../../src/adapters/maps/scripted/script-map-handle';
import { boxOf } from '../../../support/fake-sdks/served-scripts';
import { overlay, SILLIM } from '../../contracts/map-stage';
import { PlainScriptMap } from './plain-script-map';

const OPTIONS: MapOptions = {
  view: { center: SILLIM, level: 5 },
  theme: 'light',
  padding: NO_PADDING,
  interactive: true,
  label: '집 지도',
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** A map of no vendor, with what it has told. */
function opened() {
  const container = boxOf(document);
  const root = document.createElement('div');
  container.append(root);
  const script = new PlainScriptMap(OPTIONS.view);
  const map = new ScriptMapHandle(script, { root, container }, OPTIONS);
  const told: string[] = [];
  const rests: MapView[] = [];
  map.on('moving', () => told.push('moving'));
  map.on('settled', (view, byPerson) => {
    told.push(byPerson ? 'person' : 'program');
    rests.push(view);
  });
  return { map, script, root, container, told, rests };
}

type World = ReturnType<typeof opened>;

const view = fc.record({
  center: fc.record({
    lat: fc.double({ min: 34, max: 38, noNaN: true }),
    lng: fc.double({ min: 126, max: 129, noNaN: true }),
  }),
  level: fc.integer({ min: -2, max: 17 }),
});
const edge = fc.integer({ min: 0, max: 200 });
const box = fc.record({ a: view, b: view }).map(({ a, b }) => ({
  swLat: Math.min(a.center.lat, b.center.lat),
  swLng: Math.min(a.center.lng, b.center.lng),
  neLat: Math.max(a.center.lat, b.center.lat),
  neLng: Math.max(a.center.lng, b.center.lng),
}));

/** Where the program takes the map. */
const going = fc.oneof(
  fc.record({ view, animate: fc.boolean() }).map(({ view, animate }) => ({ map }: World) => {
    map.moveTo(view, { animate });
  }),
  fc.record({ box, animate: fc.boolean() }).map(({ box, animate }) => ({ map }: World) => {
    map.fit(box, { animate });
  }),
);
/** What covers the map, and how large it is. */
const around = fc.oneof(
  fc
    .record({ top: edge, right: edge, bottom: edge, left: edge })
    .map((padding) => ({ map }: World) => {
      map.setPadding(padding);
    }),
  fc.integer({ min: 200, max: 900 }).map((height) => ({ map, container }: World) => {
    container.style.height = `${height}px`;
    map.resize();
  }),
);
const program = fc.oneof(going, around);
/** What a script says and does of its own, and a person's gestures, keys and buttons. */
const script = fc.constantFrom(
  ({ script }: World) => {
    script.arrive();
  },
  ({ script }: World) => {
    script.say('changed');
  },
  ({ script }: World) => {
    script.say('idle');
  },
);
const press = fc.constantFrom(
  ({ map }: World) => {
    map.zoom(1);
  },
  ({ map }: World) => {
    map.zoom(-1);
  },
  ({ root }: World) => {
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }));
  },
  ({ script }: World) => {
    script.push({ x: 30, y: -40 }, 4);
    script.say('idle');
  },
);
const drag = fc.integer({ min: 0, max: 3_000 }).map((milliseconds) => ({ script }: World) => {
  script.say('held');
  script.push({ x: 50, y: 0 });
  vi.advanceTimersByTime(milliseconds);
  script.say('released');
  script.say('idle');
});
const person = fc.oneof(press, drag);
const time = fc
  .integer({ min: 0, max: 3_000 })
  .map((milliseconds) => (_: World) => vi.advanceTimersByTime(milliseconds));
const comeToRest = () => vi.advanceTimersByTime(10_000);

describe('a map of any vendor’s script', () => {
  it('tells each move once, when it begins and when it is over, and never inside a call', () => {
    const steps = fc.array(
      fc.oneof(
        fc.oneof(program, script, press).map((step) => ({ step, takesTime: false })),
        fc.oneof(drag, time).map((step) => ({ step, takesTime: true })),
      ),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(steps, (steps) => {
        const world = opened();
        const { told } = world;
        for (const { step, takesTime } of steps) {
          const before = told.length;
          step(world);
          const said = told.slice(before).filter((word) => word !== 'moving');
          if (!takesTime) expect(said).toEqual([]);
        }
        comeToRest();
        const kinds = told.map((word) => (word === 'moving' ? 'moving' : 'rest'));
        expect(kinds.filter((kind, index) => kind === kinds[index - 1])).toEqual([]);
        expect(kinds.at(-1)).toBe('rest');
        world.map.dispose();
      }),
    );
  });

  it('rests on the very view that the program asked for last, however a glide ends', () => {
    const before = fc.array(fc.oneof(program, script, time), { maxLength: 10 });
    const after = fc.array(fc.oneof(around, script, time), { maxLength: 10 });
    fc.assert(
      fc.property(before, view, fc.boolean(), after, (before, asked, animate, after) => {
        const world = opened();
        for (const step of before) step(world);
        world.map.moveTo(asked, { animate });
        for (const step of after) step(world);
        comeToRest();
        const goal = { center: asked.center, level: clampLevel(asked.level) };
        expect(world.rests.at(-1)).toMatchObject(goal);
        expect(world.map.view()).toMatchObject(goal);
        expect(world.told).not.toContain('person');
        world.map.dispose();
      }),
    );
  });

  it('stands for a person wherever a person moved it last', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(program, script, time)), person, (before, press) => {
        const world = opened();
        for (const step of before) step(world);
        comeToRest();
        world.told.length = 0;
        press(world);
        comeToRest();
        // At the closest or the farthest level a zoom is a move, too.
        expect(world.told).toEqual(['moving', 'person']);
        world.map.dispose();
      }),
    );
  });

  it('does not lose a zoom that is on its way to an arrow key', () => {
    const { map, root } = opened();
    map.zoom(1);
    root.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp' }));
    comeToRest();
    expect(map.view().level).toBe(4);
    expect(map.view().center.lat).toBeGreaterThan(SILLIM.lat);
  });

  it('has these overlays and no other, at most 200, whatever stood there before', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: 300 }), { maxLength: 260 });
    const heights = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.array(fc.record({ ids, heights, view }), { maxLength: 4 }), (all) => {
        const { map, script } = opened();
        for (const { ids, heights, view } of all) {
          const overlays = ids.map((id) => ({
            ...overlay(String(id), ''),
            at: view.center,
            zIndex: heights,
          }));
          map.setOverlays(overlays);
          const standing = overlays.slice(0, 200);
          expect(script.placed.size).toBe(standing.length);
          for (const { box, at, zIndex } of script.placed) {
            expect([at, zIndex]).toEqual([view.center, heights]);
            expect(standing.map(({ element }) => element)).toContain(box.firstChild);
          }
        }
        map.dispose();
      }),
      { numRuns: 20 },
    );
  });

  it('leaves nothing at the script, and tells nothing, once it is gone', () => {
    const steps = fc.array(fc.oneof(program, person, script, time), { maxLength: 10 });
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const world = opened();
        const { map, script, root, told } = world;
        map.setOverlays([overlay('a', '가')]);
        map.setCircle({ center: SILLIM, radiusMetres: 80, color: '#00c1b1', opacity: 0.5 });
        for (const step of before) step(world);
        const last = map.view();
        map.dispose();
        told.length = 0;
        for (const step of after) step(world);
        map.setTheme('dark');
        map.dispose();
        comeToRest();
        expect([script.listeners.size, script.placed.size, script.circles.size]).toEqual([0, 0, 0]);
        expect([script.ended, script.theme, root.isConnected]).toEqual([1, 'light', false]);
        expect([told, map.view()]).toEqual([[], last]);
      }),
    );
  });
});
