import { useEffect } from 'react';
import { useIsHeard } from '../../components/attached/use-is-heard';
import { useServices } from '../../ground/services';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';

/** The checklists of this device, once their code is there. In an observer. */
export function useChecklists(): {
  readonly store: ChecklistStore | null;
  /** Whether the code could not be had. */
  readonly isLost: boolean;
  readonly retry: () => void;
} {
  const { checklists } = useServices().stores;
  const isHeard = useIsHeard();
  const retry = () => {
    checklists.ready().catch(() => undefined);
  };
  useEffect(() => {
    if (isHeard) checklists.ready().catch(() => undefined);
  }, [isHeard, checklists]);
  return { store: checklists.made, isLost: checklists.isLost, retry };
}
