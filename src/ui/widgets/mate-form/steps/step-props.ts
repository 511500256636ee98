import type { MateFormStore } from '../form-of-mates';

export interface StepProps {
  readonly store: MateFormStore;
}
