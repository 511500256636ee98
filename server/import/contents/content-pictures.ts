import { drawnPictureId } from '../../pictures/drawn-pictures';
import type { ContentFault } from './content-faults';

/** A picture that an article can show. */
export interface FoundPicture {
  /** Under which a document shows it, if nobody was quicker to keep the same. */
  readonly id: string;
  /** Keeps it for good, and answers its id. */
  keep(): Promise<string>;
}

/** Why there is none, and what to write instead. */
export type PictureRefusal = Pick<ContentFault, 'why' | 'instead'>;

/** Where the pictures of articles come from. */
export interface ContentPictures {
  /** What an address means, as it stands in a file of an article; nothing is kept yet. */
  find(address: string): Promise<FoundPicture | PictureRefusal>;
}

const SCENE = /^scene:(.*)$/;

/** `scene:desk` names a picture that the product draws; there are no others here. */
export const drawnContentPictures: ContentPictures = {
  find: (address) => {
    const id = drawnPictureId(SCENE.exec(address)?.[1] ?? '');
    const instead = '이름을 확인해 주세요. 그림은 scene:desk처럼 적습니다.';
    return Promise.resolve(
      id === null
        ? { why: `사진을 찾을 수 없습니다: ${shortAddress(address)}`, instead }
        : { id, keep: () => Promise.resolve(id) },
    );
  },
};

/** Whether an address is meant to name a picture that the product draws. */
export const isSceneAddress = (address: string): boolean => SCENE.test(address);

const LONGEST_SHOWN = 80;

/** As much of an address as a line of a report has room for. */
export const shortAddress = (address: string): string =>
  address.length > LONGEST_SHOWN ? `${address.slice(0, LONGEST_SHOWN)}…` : address;
