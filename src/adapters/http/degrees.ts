const LIMIT = { lat: 90, lng: 180 } as const;

/**
 * A coordinate as the wire writes it: no exponent, no zeros at its end, no further than the world
 * goes. A wide map knows
 * boxes over the date line; what lies beyond is the other side of the world.
 */
export function degrees(kind: keyof typeof LIMIT, value: number, decimals = 7): string {
  const limit = LIMIT[kind];
  return Math.min(Math.max(value, -limit), limit)
    .toFixed(decimals)
    .replace(/\.?0+$/, '');
}
