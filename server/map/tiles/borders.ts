import type { Rest } from './pace';
import type { Point } from './polygons';

/** An area by its code and its polygons (rings of [lng, lat], each closed). */
export interface Outlined {
  readonly code: string;
  readonly polygons: readonly (readonly (readonly Point[])[])[];
}

/** A line between two areas, or between one and what is none of them. */
export interface Border {
  readonly sides: readonly [code: string, beyond: string | null];
  readonly points: readonly Point[];
}

/** Nearer than this (about 0.1 m) two corners are one. */
const GRID = 1e6;
const corner = ([lng = 0, lat = 0]: Point) => `${Math.round(lng * GRID)},${Math.round(lat * GRID)}`;
const edgeOf = (a: string, b: string) => (a < b ? `${a} ${b}` : `${b} ${a}`);

const NOBODY = -1;
/** The areas at an edge; the second is {@link NOBODY} where only one has it. */
type Owners = readonly [number, number];

async function ownersOfEdges(areas: readonly Outlined[], rest: Rest): Promise<Map<string, Owners>> {
  const owners = new Map<string, Owners>();
  for (const [index, { polygons }] of areas.entries()) {
    for (const ring of polygons.flat()) {
      const corners = ring.map(corner);
      for (let at = 1; at < corners.length; at += 1) {
        const edge = edgeOf(corners[at - 1] ?? '', corners[at] ?? '');
        const [first, second] = owners.get(edge) ?? [NOBODY, NOBODY];
        if (first === NOBODY) owners.set(edge, [index, NOBODY]);
        else if (first !== index && second === NOBODY) owners.set(edge, [first, index]);
      }
      await rest();
    }
  }
  return owners;
}

/**
 * A closed ring cut where the area beyond it changes; one that has the same all around begins and
 * ends where it does. Each piece is told with what is beyond it.
 */
function piecesOf(
  ring: readonly Point[],
  beyond: readonly number[],
): { readonly beyond: number; readonly points: Point[] }[] {
  const last = beyond.length - 1;
  const start = beyond.findIndex((owner, at) => owner !== beyond[at === 0 ? last : at - 1]);
  const pieces: { beyond: number; points: Point[] }[] = [];
  beyond.forEach((_, step) => {
    const at = (Math.max(start, 0) + step) % beyond.length;
    const owner = beyond[at] ?? NOBODY;
    const [from = [], to = []] = [ring[at], ring[at + 1]];
    const open = pieces.at(-1);
    if (open?.beyond === owner) open.points.push(to);
    else pieces.push({ beyond: owner, points: [from, to] });
  });
  return pieces;
}

/**
 * The lines of areas that fit together, each of them once: drawn as outlines, what two areas share
 * would be there twice, and simplified twice.
 */
export async function bordersOf(areas: readonly Outlined[], rest: Rest): Promise<Border[]> {
  const owners = await ownersOfEdges(areas, rest);
  const borders: Border[] = [];
  for (const [index, { code, polygons }] of areas.entries()) {
    for (const ring of polygons.flat()) {
      const corners = ring.map(corner);
      const beyond = corners.slice(1).map((to, at) => {
        const [first, second] = owners.get(edgeOf(corners[at] ?? '', to)) ?? [index, NOBODY];
        return first === index ? second : first;
      });
      for (const piece of piecesOf(ring, beyond)) {
        // The other side tells it.
        if (piece.beyond !== NOBODY && piece.beyond < index) continue;
        borders.push({
          sides: [code, areas[piece.beyond]?.code ?? null],
          points: piece.points,
        });
      }
      await rest();
    }
  }
  return borders;
}
