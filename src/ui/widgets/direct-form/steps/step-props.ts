import type { DirectFormStore } from '../direct-form-store';

export interface StepProps {
  readonly store: DirectFormStore;
}
