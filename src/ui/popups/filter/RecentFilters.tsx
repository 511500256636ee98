import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { type HouseFilter, type Yyyymmdd, sameFilter } from '#core';
import { useServices } from '../../ground/services';
import { Button } from '../../components/button/Button';
import { ClearableChip } from '../../components/chip/ClearableChip';
import { askedTexts, type Told } from '../../widgets/house-filter/filter-questions';
import type { FilterDraftStore } from './filter-draft-store';
import type { RecentFiltersStore } from './recent-filters-store';
import styles from './recent-filters.module.scss';

interface RecentFiltersProps {
  readonly recents: RecentFiltersStore;
  readonly store: FilterDraftStore;
  readonly today: Yyyymmdd;
}

/** What was asked lately on this device: a press asks it again, to be looked at before it counts. */
export const RecentFilters = observer(function RecentFilters(props: RecentFiltersProps) {
  const { recents, store, today } = props;
  const { areaUnit } = useServices().stores;
  const section = useRef<HTMLElement>(null);
  if (recents.list.length === 0) return null;

  // The button that was pressed goes with what it cleared; the focus stays near.
  const clear = (forget: () => void) => {
    const dialog = section.current?.closest('dialog');
    flushSync(forget);
    const next = section.current?.querySelector<HTMLElement>('li button');
    (next ?? dialog?.querySelector<HTMLElement>('button'))?.focus();
  };
  return (
    <section ref={section} aria-label="최근 조건" className={styles.recent}>
      <div className={styles.head}>
        <h3>최근 조건</h3>
        <Button
          kind="plain"
          className={styles.all}
          onClick={() => {
            clear(recents.forgetAll);
          }}
        >
          전체 삭제
        </Button>
      </div>
      <ul className={styles.row}>
        {recents.list.map((filter) => {
          const words = wordsOf(filter, { today, areaUnit: areaUnit.unit });
          return (
            <li key={words}>
              <ClearableChip
                large
                active={sameFilter(filter, store.draft)}
                onPress={() => {
                  store.replace(filter);
                }}
                onClear={() => {
                  clear(() => {
                    recents.forget(filter);
                  });
                }}
              >
                {words}
              </ClearableChip>
            </li>
          );
        })}
      </ul>
    </section>
  );
});

const wordsOf = (filter: HouseFilter, told: Told): string =>
  askedTexts(filter, told)
    .map(({ text }) => text)
    .join(' · ');
