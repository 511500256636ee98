import { createContext, useContext } from 'react';
import type { PictureStore } from './pictures/picture-store';

/** What the views of single blocks need of the editor around them. */
export const PicturesContext = createContext<PictureStore | null>(null);

export function useEditedPictures(): PictureStore {
  const pictures = useContext(PicturesContext);
  if (pictures === null) throw new Error('There is no editor around this picture.');
  return pictures;
}
