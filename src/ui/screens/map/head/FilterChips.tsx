import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { EMPTY_FILTER, seoulDay, type HouseFilter } from '#core';
import { useServices } from '../../../ground/services';
import { Chip } from '../../../components/chip/Chip';
import { ClearableChip } from '../../../components/chip/ClearableChip';
import type { FilterSection } from '../../../stores/popups/props/filter-props';
import { askedTexts, unaskedNames, without } from '../../../widgets/house-filter/filter-questions';
import { classNames } from '../../../styles/class-names';
import type { MapStore } from '../map-store';
import styles from './filter-chips.module.scss';

interface FilterChipsProps {
  readonly store: MapStore;
  readonly isWide: boolean;
  readonly onOpen: (section: FilterSection | null) => void;
}

/** The dong that filters; null where none does. */
function dongNameOf({ filter, dong }: MapStore): string | null {
  if (filter.dongliCode === null) return null;
  return `${dong.found?.dong ?? '이 동'}만`;
}

/**
 * What is asked of the houses, at a glance: the dong, then what else is set, since a phone's row
 * shows no more than four, then what is often asked. The order follows from the filter alone, so
 * that the same address shows the same row. A chip opens the filter at its question; its × takes
 * just that question back, and the focus goes to what is set in its place, never to 초기화.
 */
export const FilterChips = observer(function FilterChips(props: FilterChipsProps) {
  const { store, isWide, onOpen } = props;
  const { clock, stores } = useServices();
  const row = useRef<HTMLDivElement>(null);
  const told = { today: seoulDay(clock.now()), areaUnit: stores.areaUnit.unit };
  const asked = askedTexts(store.filter, told);
  const look = { large: isWide, onMap: !isWide } as const;
  const dongName = dongNameOf(store);
  const before = dongName === null ? 0 : 1;

  const clear = (filter: HouseFilter, index: number) => {
    flushSync(() => {
      store.setFilter(filter);
    });
    const left = askedTexts(filter, told).length + (filter.dongliCode === null ? 0 : 1);
    const next = Math.min(index, Math.max(left - 1, 0));
    row.current?.children[next]?.querySelector<HTMLElement>('button')?.focus();
  };
  return (
    <div ref={row} role="group" aria-label="필터" className={styles.chips}>
      {dongName !== null && (
        <span className={styles.chip}>
          <ClearableChip
            active
            large={isWide}
            onPress={() => {
              store.dong.reopen();
            }}
            onClear={() => {
              clear({ ...store.filter, dongliCode: null }, 0);
            }}
          >
            {dongName}
          </ClearableChip>
        </span>
      )}
      {asked.map(({ section, text }, index) => (
        <span key={section} className={styles.chip}>
          <ClearableChip
            active
            opens
            large={isWide}
            onPress={() => {
              onOpen(section);
            }}
            onClear={() => {
              clear(without(store.filter, section), index + before);
            }}
          >
            {text}
          </ClearableChip>
        </span>
      ))}
      {asked.length + before > 1 && (
        <span className={styles.chip}>
          <Chip
            {...look}
            icon="refresh"
            onClick={() => {
              clear(EMPTY_FILTER, 0);
            }}
          >
            초기화
          </Chip>
        </span>
      )}
      {unaskedNames(asked, isWide).map(({ section, text }) => (
        <span key={section} className={styles.chip}>
          <Chip
            {...look}
            opens
            aria-haspopup="dialog"
            onClick={() => {
              onOpen(section);
            }}
          >
            {text}
          </Chip>
        </span>
      ))}
      <span className={classNames(styles.chip, styles.more)}>
        <Chip
          {...look}
          {...(isWide && { icon: 'sliders' as const })}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen(null);
          }}
        >
          더보기
        </Chip>
      </span>
    </div>
  );
});
