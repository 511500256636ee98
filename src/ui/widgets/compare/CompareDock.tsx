import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { useIsAttached } from '../../components/attached/use-is-attached';
import { useServices } from '../../ground/services';
import type { CompareDockProps } from './compare-dock-props';

/** Where the bar with what was chosen stands, at the end of a list; fetched when it is needed. */
export const CompareDock = observer(function CompareDock(list: CompareDockProps) {
  const { isChoosing } = useServices().stores.compare;
  const isAttached = useIsAttached();
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
  return isAttached && isChoosing && Bar !== null ? <Bar {...list} /> : null;
});
