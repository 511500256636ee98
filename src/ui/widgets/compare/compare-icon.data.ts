import type { IconShape } from '../../components/icon/icon-shape';

/** Two columns side by side. */
export const compareIcon: IconShape = { line: 'M4 4.5h6.5v15H4zM13.5 4.5H20v15h-6.5z' };
