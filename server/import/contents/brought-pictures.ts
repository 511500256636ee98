import { PHOTO_FAULTS } from '../photos/photo-faults';
import type { PhotoIntake, SeenPhoto } from '../photos/photo-intake';
import { isWebAddress } from '../photos/photo-names';
import { sayStoreIsAway } from '../photos/store-is-away';
import {
  drawnContentPictures,
  isSceneAddress,
  shortAddress,
  type ContentPictures,
  type FoundPicture,
  type PictureRefusal,
} from './content-pictures';

/** What is said otherwise than of the photographs of houses. */
const FAULTS: typeof PHOTO_FAULTS = {
  ...PHOTO_FAULTS,
  'no-file': [
    '사진 파일을 찾을 수 없습니다',
    '글이 든 폴더 안에 있는지, 대문자와 소문자까지 같은지 확인해 주세요. 그림은 scene:desk처럼 적습니다',
  ],
  outside: [
    '글이 든 폴더 밖의 사진입니다',
    '글이 든 폴더 안으로 옮기고 cover.jpg나 방/창.jpg처럼 적어 주세요',
  ],
  broken: ['깨진 사진입니다', '다시 저장하거나 다른 사진을 적어 주세요'],
  'not-there': ['주소에 사진이 없습니다', '다른 주소를 적거나 파일로 옮겨 주세요'],
};

/** Takes nothing in: what is found is only said to be there. */
export const KEEPS_NOTHING = { keep: ({ id }: SeenPhoto) => Promise.resolve(id) };

/**
 * Pictures that the product draws, files within the folder of the articles, and pictures of other
 * sites by https, all that are not drawn taken as the photographs of houses are.
 */
export class BroughtPictures implements ContentPictures {
  constructor(
    private readonly photos: Pick<PhotoIntake, 'see'>,
    private readonly keeper: Pick<PhotoIntake, 'keep'>,
  ) {}

  async find(address: string): Promise<FoundPicture | PictureRefusal> {
    if (isSceneAddress(address)) return drawnContentPictures.find(address);
    const seen = await this.see(address);
    if (seen.ok) {
      const keep = () => this.keeper.keep(seen.value).catch(sayStoreIsAway);
      return { id: seen.value.id, keep };
    }
    const [why, instead] = FAULTS[seen.reason];
    return { why: `${why}: ${shortAddress(address)}`, instead: `${instead}.` };
  }

  /** Programs write a blank in a file's name as `%20`. */
  private async see(address: string): ReturnType<PhotoIntake['see']> {
    const seen = await this.photos.see(address);
    if (seen.ok || seen.reason !== 'no-file' || isWebAddress(address)) return seen;
    const plain = unescaped(address);
    return plain === address ? seen : this.photos.see(plain);
  }
}

function unescaped(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
