import { useServices } from './services';
import { useReader } from './use-reader';

/** Whom people's writing is asked for: another text once it has to be asked for anew. In an observer. */
export function useAudience(): string | null {
  return useServices().stores.community.audienceOf(useReader());
}
