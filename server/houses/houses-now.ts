import type { Houses } from '../ports/houses/houses';

/** What an answer about houses is kept by. */
export const housesNow = (houses: Pick<Houses, 'version'>) => ({
  of: 'houses' as const,
  version: () => houses.version(),
});
