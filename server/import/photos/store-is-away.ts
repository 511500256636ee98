import { ImageStoreError } from '../../ports/pictures/image-store';
import { ImportFileError } from '../rows';

/** Says to the operator that the store of pictures does not answer; other errors are thrown as they are. */
export function sayStoreIsAway(error: unknown): never {
  if (!(error instanceof ImageStoreError)) throw error;
  throw new ImportFileError(
    '사진 저장소에 넣을 수 없습니다. IMAGE_STORE_URL이나 DATA_DIR과 남은 공간을 확인하고 다시 실행해 주세요.',
    { cause: error },
  );
}
