import type { MateListing } from '#core';
import { useChecklistItem } from '../../widgets/checklist/use-checklist-item';
import { DealMenu } from '../../widgets/deal-page/DealMenu';
import type { DealActs } from '../../widgets/deal-page/use-deal-acts';

export interface MateMenuProps {
  readonly mate: MateListing;
  readonly acts: DealActs;
}

/** What is done more rarely with a mate; of a home that they share, a checklist is begun. */
export function MateMenu({ mate, acts }: MateMenuProps) {
  const { id, side, mine } = mate;
  const checklist = useChecklistItem('deal', id);
  // Who only looks for a room has none to be viewed.
  const isViewed = side === 'HAS' && !mine.isAuthor;
  return <DealMenu deal={mate} more={isViewed ? [checklist] : []} acts={acts} />;
}
