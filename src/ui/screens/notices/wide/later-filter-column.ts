import { lazily } from '../../../ground/lazily';

/** Only wide windows have it: the others ask in a popup. */
export const FilterColumn = lazily(
  async () => (await import('./FilterColumn')).FilterColumn,
  'src/ui/screens/notices/wide/FilterColumn.tsx',
);
