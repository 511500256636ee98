import { MOST_DEAL_PICTURES } from '#core';
import { Photos } from '../../step-form/parts/Photos';
import type { StepProps } from './step-props';

/** Pictures of the room. */
export function PhotosStep({ store }: StepProps) {
  return <Photos store={store} most={MOST_DEAL_PICTURES} />;
}
