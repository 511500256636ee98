import { seoulDay } from '#core';
import { MateCard } from '../../mate-card/MateCard';
import type { ThingProps } from './thing';

/** Somebody who looks for a mate, in a collection. */
export const MateThing = ({ thing, now }: ThingProps<'mate'>) => (
  <MateCard mate={thing.mate} today={seoulDay(now)} />
);
