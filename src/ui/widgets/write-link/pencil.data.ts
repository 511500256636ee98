import type { IconShape } from '../../components/icon/icon-shape';

export const pencil: IconShape = {
  line: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
};
