import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { useServices } from '../../ground/services';
import type { HouseSummary } from '#core';

interface CompareDockProps {
  /** Houses whose pictures are here already. */
  readonly known?: readonly HouseSummary[] | undefined;
}

/** Where the bar with the chosen houses stands, at the end of a list; fetched when it is needed. */
export const CompareDock = observer(function CompareDock({ known }: CompareDockProps) {
  const { isChoosing } = useServices().stores.compare;
  const [Bar, setBar] = useState<ComponentType<CompareDockProps> | null>(null);
  useEffect(() => {
    if (!isChoosing) return;
    import('./CompareBar').then(
      ({ CompareBar }) => {
        setBar(() => CompareBar);
      },
      // Cards can be chosen all the same; the next list tries again.
      () => undefined,
    );
  }, [isChoosing]);
  return isChoosing && Bar !== null ? <Bar known={known} /> : null;
});
