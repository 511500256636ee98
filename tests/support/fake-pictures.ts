import type { StoredPictures } from '../../server/ports/pictures/stored-pictures';

/** No picture that anybody brought, and none is taken. */
export const fakePictures = (): StoredPictures => ({
  foresee: () => Promise.resolve({ kind: 'day-full' }),
  keep: () => Promise.resolve({ kind: 'day-full' }),
  some: () => Promise.resolve([]),
  forgetUnused: () => Promise.resolve([]),
});
