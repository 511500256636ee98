import { fieldsOf, type DocumentPicture } from '#core';

/** Whether what stands in the storage is a picture that the server has. */
export function isKeptPicture(value: unknown): value is DocumentPicture {
  const { id, width, height, small, medium, large } = fieldsOf(value);
  return (
    [id, small, medium, large].every((one) => typeof one === 'string') &&
    [width, height].every((one) => Number.isFinite(one))
  );
}
