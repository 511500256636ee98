import { useEffect } from 'react';
import { useIsHeard } from '../../components/attached/use-is-heard';
import { useServices } from '../../ground/services';
import type { OpenedThing } from '../../stores/seen/seen-of';

/** What is shown here was opened: of what is kept, its changes are marked no more (spec/readings R50). */
export function useSaw<Type extends OpenedThing['type']>(
  type: Type,
  of: Extract<OpenedThing, { readonly type: Type }>['of'] | null,
): void {
  const services = useServices();
  const isHeard = useIsHeard();
  useEffect(() => {
    if (isHeard && of !== null)
      import('../../stores/seen/seen-of')
        .then(({ sawThing }) => {
          sawThing(services, { type, of } as OpenedThing);
        })
        // The mark stays until it is opened with a network.
        .catch(() => undefined);
  }, [services, isHeard, type, of]);
}
