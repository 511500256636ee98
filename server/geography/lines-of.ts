import type { TransitLine } from '#core';
import { TRANSIT_LINES } from './transit-lines.data';

const colors = new Map(TRANSIT_LINES.map(({ name, color }) => [name, color]));

/** A station's lines with the colours of their operators. */
export const linesOf = (names: readonly string[]): TransitLine[] =>
  names.map((name) => ({ name, color: colors.get(name) ?? '#5c6370' }));
