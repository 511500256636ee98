import { observer } from 'mobx-react-lite';
import {
  CHECKLIST_ITEMS,
  checklistLine,
  checklistName,
  checklistSections,
  checklistTally,
  isPhotoThere,
  rowsOf,
  seenText,
  seoulDay,
  type ChecklistOnDevice,
} from '#core';
import { Checkbox } from '../../components/field/Checkbox';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { useServices } from '../../ground/services';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import { checklistPath } from '../../widgets/checklist/checklist-paths';
import { GradeCounts } from '../../widgets/checklist/GradeBar';
import { ProgressRing } from '../../widgets/checklist/ProgressRing';
import { RefusalReason, SavedNote } from '../../widgets/checklist/SavedNote';
import { ShotPhoto } from '../../widgets/checklist/ShotPhoto';
import { useFileOf } from '../../widgets/checklist/use-file-of';
import styles from './checklists.module.scss';

interface ListRowProps {
  readonly store: ChecklistStore;
  readonly one: ChecklistOnDevice;
  /** Null while nothing is chosen. */
  readonly choice: { readonly to: 'compare' | 'take-out'; readonly isChosen: boolean } | null;
  readonly onChoose: (id: string) => void;
}

/** One checklist of the list. */
export const ListRow = observer(function ListRow({ store, one, choice, onChoose }: ListRowProps) {
  const { clock } = useServices();
  const fileOf = useFileOf(store);
  const { checklist, pictures } = one;
  const name = checklistName(checklist);
  const tally = checklistTally(rowsOf(checklistSections(checklist, CHECKLIST_ITEMS)));
  const photo = checklist.photos.find(isPhotoThere);
  const line = [checklistLine(checklist), seenText(checklist, seoulDay(clock.now()))]
    .filter((part) => part !== '')
    .join(' · ');
  return (
    <li className={styles.row}>
      {choice !== null && (
        <Checkbox
          checked={choice.isChosen}
          onChange={() => {
            onChoose(checklist.id);
          }}
        >
          <span className={styles.unseen}>
            {name} {choice.to === 'compare' ? '비교하기' : '내보내기'}
          </span>
        </Checkbox>
      )}
      <div className={styles.picture}>
        {photo === undefined ? (
          <span>
            <Icon name="checklist" size={28} />
          </span>
        ) : (
          <ShotPhoto photo={photo} pictures={pictures} alt={name} fileOf={fileOf} />
        )}
      </div>
      <div className={styles.words}>
        <Link to={checklistPath(checklist.id)} className={styles.whole}>
          <b>{name}</b>
        </Link>
        <p>{line}</p>
        {tally.answered > 0 && tally.open === 0 && <GradeCounts tally={tally} />}
        <SavedNote store={store} one={one} />
        <RefusalReason store={store} one={one} />
      </div>
      <ProgressRing tally={tally} />
    </li>
  );
});
