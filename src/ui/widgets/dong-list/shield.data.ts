import type { IconShape } from '../../components/icon/icon-shape';

export const shield: IconShape = {
  line: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zM8.8 12l2.4 2.4 4-4.2',
};
