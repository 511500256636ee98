import { isObject, type RawGeometry } from './raw-geometry';

// By hand: forty lines that say what is wrong with a file, in place of a library that throws.

type Point = readonly [number, number];
/** Arcs of a ring, of a polygon or of several. */
type ArcIndexes = number | readonly ArcIndexes[];

/**
 * The geometries of a TopoJSON file with their arcs put together; one with an arc that the file does
 * not have has no coordinates.
 */
export function topologyGeometries(topology: Readonly<Record<string, unknown>>): RawGeometry[] {
  const arcs = decodedArcs(topology);
  const objects = isObject(topology['objects']) ? Object.values(topology['objects']) : [];
  return objects.flatMap(leaves).map(({ type, arcs: indexes, properties }) => ({
    type: String(type),
    coordinates: hasArcs(indexes, arcs) ? withArcs(indexes, arcs) : null,
    properties: isObject(properties) ? properties : {},
  }));
}

function leaves(object: unknown): Readonly<Record<string, unknown>>[] {
  if (!isObject(object)) return [];
  const { type, geometries } = object;
  if (type !== 'GeometryCollection') return [object];
  return Array.isArray(geometries) ? geometries.flatMap(leaves) : [];
}

/** Quantised arcs tell each point from the one before; others tell it as it is. */
function decodedArcs({ arcs, transform }: Readonly<Record<string, unknown>>): Point[][] {
  const lists = listOf(arcs).map((arc) => listOf(arc).map(pointOf));
  if (!isObject(transform)) return lists;
  const [kx, ky] = pointOf(transform['scale']);
  const [dx, dy] = pointOf(transform['translate']);
  return lists.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX, stepY]) => {
      x += stepX;
      y += stepY;
      return [x * kx + dx, y * ky + dy];
    });
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What is no point lies in no country, and its feature is told for it. */
function pointOf(value: unknown): Point {
  const [x, y] = listOf(value);
  return [typeof x === 'number' ? x : Number.NaN, typeof y === 'number' ? y : Number.NaN];
}

/** Whether the file has every arc: without one of them an area would only look whole. */
function hasArcs(indexes: unknown, arcs: readonly Point[][]): boolean {
  if (Array.isArray(indexes)) return indexes.every((one) => hasArcs(one, arcs));
  return typeof indexes === 'number' && arcOf(indexes, arcs) !== undefined;
}

/** ~0 is arc 0 walked backwards. */
function arcOf(index: number, arcs: readonly Point[][]): readonly Point[] | undefined {
  return index < 0 ? arcs[~index]?.toReversed() : arcs[index];
}

/** A list of arc numbers becomes one line; a list of such lists stays a list. */
function withArcs(indexes: unknown, arcs: readonly Point[][]): unknown {
  if (!Array.isArray(indexes)) return null;
  const list = indexes as readonly ArcIndexes[];
  if (list.some((one) => typeof one !== 'number')) return list.map((one) => withArcs(one, arcs));
  return (list as readonly number[]).reduce<Point[]>((line, index) => {
    // An arc begins where the one before it ended.
    return [...line.slice(0, -1), ...(arcOf(index, arcs) ?? [])];
  }, []);
}
