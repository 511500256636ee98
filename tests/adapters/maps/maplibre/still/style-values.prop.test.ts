import {
  createExpression,
  featureFilter,
  Formatted,
  latest,
} from '@maplibre/maplibre-gl-style-spec';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../../../src/adapters/maps/maplibre/still/style-values';
import { groundStyle } from './ground-style';

type Properties = Readonly<Record<string, unknown>>;

interface Drawn {
  readonly zoom: number;
  readonly properties: Properties;
}

const { layers, sources } = groundStyle('light');
const base = sources['base'] as unknown as {
  readonly data: { readonly features: readonly { readonly properties: Properties }[] };
};
const kinds = [...new Set(base.data.features.map(({ properties }) => properties['kind']))];

/** Features of the base map, of every kind alike: it has far more dongs than rivers. */
const someProperties = fc.constantFrom(...kinds).chain((kind) => {
  const own = base.data.features.filter(({ properties }) => properties['kind'] === kind);
  return fc.constantFrom(...own.map(({ properties }) => properties));
});
const someZoom = fc.double({ min: 3, max: 20, noNaN: true });
const someDrawn: fc.Arbitrary<Drawn> = fc.record({
  zoom: someZoom,
  properties: someProperties,
});

const feature = ({ properties }: Drawn) => ({ type: 'Unknown' as const, properties });

/** What the engine's own library makes of it; a colour as red, green and blue. */
function engineValue(value: unknown, spec: unknown, drawn: Drawn): unknown {
  const made = createExpression(value, 'value', spec as never);
  if (made.result === 'error') throw new Error(JSON.stringify(made.value));
  const found: unknown = made.value.evaluate({ zoom: drawn.zoom }, feature(drawn));
  if (typeof found !== 'object' || found === null) return found;
  // A text is one of several fonts.
  if (found instanceof Formatted) return found.toString();
  const { r, g, b } = found as { readonly r: number; readonly g: number; readonly b: number };
  return [r, g, b].map((share) => Math.round(share * 255));
}

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Every value of the layers that is reckoned, with what the specification says of it. */
const reckoned = layers.flatMap((layer) =>
  (['paint', 'layout'] as const).flatMap((part) =>
    Object.entries(layer[part as keyof typeof layer] ?? {})
      .filter(([name, value]) => Array.isArray(value) && !/font|offset/.test(name))
      .map(([name, value]) => ({
        title: `${layer.id} ${name}`,
        value: value as unknown,
        spec: (latest as unknown as Record<string, Record<string, unknown>>)[
          `${part}_${layer.type}`
        ]?.[name],
        filter: 'filter' in layer ? layer.filter : undefined,
      })),
  ),
);

const isDrawn = (filter: unknown, drawn: Drawn): boolean =>
  featureFilter(filter as never, 'filter').filter({ zoom: drawn.zoom }, feature(drawn));

describe('a value of a style that is drawn still', () => {
  it('is looked for in all layers of the ground', () => {
    expect(reckoned.length).toBeGreaterThan(15);
    expect(reckoned.filter(({ spec }) => spec === undefined)).toEqual([]);
  });

  it.each(reckoned)('is what the engine takes it for: $title', ({ value, spec, filter }) => {
    const own = base.data.features
      .map(({ properties }) => ({ zoom: 12, properties }))
      .filter((drawn) => filter === undefined || isDrawn(filter, drawn))
      .map(({ properties }) => properties);
    const drawnHere = fc.record({ zoom: someZoom, properties: fc.constantFrom(...own) });
    fc.assert(
      fc.property(drawnHere, (drawn) => {
        const [still, engine] = [valueOf(value, drawn), engineValue(value, spec, drawn)];
        if (!Array.isArray(engine)) {
          if (typeof engine === 'number') expect(still).toBeCloseTo(engine, 9);
          else expect(still).toBe(engine);
          return;
        }
        const far = channels(String(still)).map((one, at) => Math.abs(one - Number(engine[at])));
        expect(Math.max(...far)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 60 },
    );
  });

  it.each(layers.flatMap((layer) => ('filter' in layer ? [layer] : [])))(
    'filters as the engine does: $id',
    ({ filter }) => {
      fc.assert(
        fc.property(someDrawn, (drawn) => {
          expect(valueOf(filter, drawn)).toBe(isDrawn(filter, drawn));
        }),
      );
    },
  );

  it('is itself where nothing is reckoned', () => {
    const drawn = { zoom: 5, properties: {} };
    expect([valueOf('#ffffff', drawn), valueOf(3, drawn), valueOf(true, drawn)]).toEqual([
      '#ffffff',
      3,
      true,
    ]);
  });

  it('chooses by what matches, and the last where nothing does', () => {
    const value = ['match', ['get', 'rank'], 1, 'large', 2, 'small', 'none'];
    const ranked = (rank: unknown) => valueOf(value, { zoom: 5, properties: { rank } });
    expect([ranked(1), ranked(2), ranked(undefined)]).toEqual(['large', 'small', 'none']);
  });

  it('refuses an operation that it does not know', () => {
    expect(() => valueOf(['slice', 'a', 1], { zoom: 5, properties: {} })).toThrow(/slice/);
  });
});
