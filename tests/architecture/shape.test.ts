import { describe, expect, it } from 'vitest';
import { isBarrel, isWellNamed, loopholes, quantile, sourcesOf, type Source } from './shape';

const PRODUCT = ['src', 'contract', 'server'];
const EVERYTHING = [...PRODUCT, 'scripts', 'tests'];

/** Lines of one kind; that of the core's exports has one a rule. */
const isTable = (path: string) =>
  /\.data\.ts$|\/migrations\//.test(path) || path === 'src/core/index.ts';
// This folder names what it bans.
const all = sourcesOf(EVERYTHING).filter(({ path }) => !path.startsWith('tests/architecture/'));
const product = sourcesOf(PRODUCT).filter(({ path }) => !isTable(path));
const lines = ({ text }: Source) => text.split('\n').length - 1;

describe('files', () => {
  it('are short: half of them at most 80 lines, nine of ten at most 200', () => {
    const lengths = product.map(lines);
    expect(quantile(lengths, 0.5)).toBeLessThanOrEqual(80);
    expect(quantile(lengths, 0.9)).toBeLessThanOrEqual(200);
  });

  it('have at most 300 lines, tests 500, tables apart', () => {
    const most = ({ path }: Source) => (path.startsWith('tests/') ? 500 : 300);
    const long = all.filter((source) => !isTable(source.path) && lines(source) > most(source));
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('are named in kebab-case, components in PascalCase', () => {
    expect(all.map(({ path }) => path).filter((path) => !isWellNamed(path))).toEqual([]);
  });

  it('hand on no names, the core’s front door excepted', () => {
    expect(all.filter(isBarrel).map(({ path }) => path)).toEqual(['src/core/index.ts']);
  });

  it('leave no way around the types and put nothing off', () => {
    expect(all.flatMap(loopholes)).toEqual([]);
  });
});

describe('the measures themselves', () => {
  it('know a barrel from a file that also does something', () => {
    expect(isBarrel({ path: 'a.ts', text: `export * from './b';` })).toBe(true);
    expect(isBarrel({ path: 'a.ts', text: `export { b } from './b';\nexport {};` })).toBe(false);
    expect(isBarrel({ path: 'a.ts', text: `import './b';` })).toBe(false);
    expect(isBarrel({ path: 'a.ts', text: `export * from './b';\nexport const c = 1;` })).toBe(
      false,
    );
  });

  it.each(['house-card.ts', 'HouseCard.tsx', 'house.ports.ts', 'main.tsx', 'a.prop.test.ts'])(
    'take the name %s',
    (name) => {
      expect(isWellNamed(`src/${name}`)).toBe(true);
    },
  );

  it.each(['houseCard.ts', 'HouseCard.ts', 'House_Card.tsx', 'house card.ts'])(
    'refuse the name %s',
    (name) => {
      expect(isWellNamed(`src/${name}`)).toBe(false);
    },
  );

  it('see every loophole', () => {
    const text = 'a as any;\n// @ts-ignore\nfine();\n// TODO later\n';
    expect(loopholes({ path: 'a.ts', text })).toEqual(['a.ts:1', 'a.ts:2', 'a.ts:4']);
  });

  it('find quantiles', () => {
    expect(quantile([], 0.5)).toBe(0);
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(10);
  });
});
