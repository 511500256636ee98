import type { DirectFormStore } from '../form-of-directs';

export interface StepProps {
  readonly store: DirectFormStore;
}
