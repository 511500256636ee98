import type { MeasureProps } from './item-props';
import { Meter } from './Meter';
import { NumberField } from './NumberField';
import { Timer } from './Timer';

/** How an item is measured: with a stopwatch, by the microphone, or a number that is typed. */
export function MeasureCard(props: MeasureProps) {
  const { by } = props.measure;
  if (by === 'TIMER') return <Timer {...props} />;
  if (by === 'METER') return <Meter {...props} />;
  return <NumberField {...props} />;
}
