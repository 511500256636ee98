import { drawnPictureId } from '../../pictures/drawn-pictures';

/** Where the pictures of articles come from. */
export interface ContentPictures {
  /**
   * The id under which a document shows it; null where there is no such picture. `scene:desk` names one
   * that the product draws.
   */
  idOf(address: string): string | null;
}

const SCENE = /^scene:([a-z]+)$/;

/** Pictures that the product draws, and no others. */
export const drawnContentPictures: ContentPictures = {
  idOf: (address) => {
    const scene = SCENE.exec(address)?.[1];
    return scene === undefined ? null : drawnPictureId(scene);
  },
};
