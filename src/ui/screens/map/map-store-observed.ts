import { observableRef } from 'mobx';

/** Parts with a memory of their own, and what no view is drawn of. */
const UNOBSERVED = {
  ports: false,
  inStep: false,
  settling: false,
  isLikely: false,
  mover: false,
  nearest: false,
  searched: false,
} as const;

export type Unobserved = keyof typeof UNOBSERVED;

/** What of the map's store is observed, and how: values from outside as they are. */
export const OBSERVED = {
  view: observableRef,
  box: observableRef,
  layer: observableRef,
  filter: observableRef,
  spot: observableRef,
  answer: false,
  area: false,
  dong: false,
  pointed: false,
  ...UNOBSERVED,
} as const;
