import { MemoryPictures } from '../../../src/adapters/memory/memory-pictures';
import { picturesContract } from '../contracts/pictures.contract';

/** Files of the test's own document cannot be read. */
const fileOf = (type: string) => () => ({
  size: 1,
  type,
  arrayBuffer: () => Promise.resolve(new ArrayBuffer(1)),
});

picturesContract('memory', () =>
  Promise.resolve({
    pictures: new MemoryPictures([], () => '/kept.jpg'),
    picture: fileOf('image/jpeg'),
    noPicture: fileOf('application/pdf'),
    close: () => Promise.resolve(),
  }),
);
