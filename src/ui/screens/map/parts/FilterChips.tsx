import { observer } from 'mobx-react-lite';
import { EMPTY_FILTER } from '#core';
import { Button } from '../../../components/button/Button';
import { Chip } from '../../../components/chip/Chip';
import { quickChips, type FilterSection } from '../../../widgets/house-filter/filter-labels';
import type { MapStore } from '../map-store';
import styles from './filter-chips.module.scss';

interface FilterChipsProps {
  readonly store: MapStore;
  readonly isWide: boolean;
  readonly onOpen: (section: FilterSection) => void;
}

/** What is asked of the houses, at a glance; each chip opens the filter at its section. */
export const FilterChips = observer(function FilterChips(props: FilterChipsProps) {
  const { store, isWide, onOpen } = props;
  // A phone has room for five; the area is found behind 더보기 until it is asked for.
  const chips = quickChips(store.filter).filter(
    (chip) => isWide || chip.section !== 'area' || chip.isActive,
  );
  return (
    <div role="group" aria-label="필터" className={styles.chips}>
      {chips.map((chip) => (
        <Chip
          key={chip.section}
          active={chip.isActive}
          opens={chip.section !== 'more'}
          {...(isWide && chip.section === 'more' && { icon: 'sliders' as const })}
          large={isWide}
          onMap={!isWide}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen(chip.section);
          }}
        >
          {chip.text}
        </Chip>
      ))}
      {isWide && chips.some((chip) => chip.isActive) && (
        <Button
          kind="plain"
          icon="refresh"
          onClick={() => {
            store.setFilter(EMPTY_FILTER);
          }}
        >
          초기화
        </Button>
      )}
    </div>
  );
});
