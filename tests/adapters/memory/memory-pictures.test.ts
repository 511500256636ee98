import { MemoryPictures } from '../../../src/adapters/memory/memory-pictures';
import { picturesContract } from '../contracts/pictures.contract';

picturesContract('memory', () =>
  Promise.resolve({
    pictures: new MemoryPictures([], () => '/kept.jpg'),
    picture: () => new File(['x'], 'room.jpg', { type: 'image/jpeg' }),
    noPicture: () => new File(['x'], 'room.pdf', { type: 'application/pdf' }),
    close: () => Promise.resolve(),
  }),
);
