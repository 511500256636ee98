import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import {
  AREA_RANGE,
  DEPOSIT_RANGE,
  LAYOUT,
  layoutName,
  MONTHLY_RANGE,
  ODD_FLOOR,
  type Yyyymmdd,
  oddFloorName,
} from '#core';
import { useServices } from '../../ground/services';
import { Switch } from '../../components/field/Switch';
import { areaLabel } from '../../widgets/house-filter/filter-labels';
import type { FilterSection } from '../../stores/popups/props/filter-props';
import { ChoiceChips } from './ChoiceChips';
import { DiscountQuestion, GenderQuestion, TypeQuestion } from './CodeQuestions';
import { DealQuestion } from './DealQuestion';
import { toggled, type FilterDraftStore } from './filter-draft-store';
import { DepositPicks } from './DepositPicks';
import type { FilterCodeLists } from './filter-code-lists';
import { FilterQuestion } from './FilterQuestion';
import { FilterRange } from './FilterRange';
import { MoveInQuestion } from './MoveInQuestion';
import { NumberChips } from './NumberChips';
import { TermsQuestion } from './TermsQuestion';
import { useSectionAtOnce } from './use-section-at-once';
import styles from './filter-form.module.scss';

const WALK_MINUTES = [5, 10, 15];
const CONFIRMED_DAYS = [1, 3, 7, 30];
const LAYOUTS = Object.values(LAYOUT).map((value) => ({ value, name: layoutName(value) }));
const FLOORS = Object.values(ODD_FLOOR).map((value) => ({
  value,
  name: `${oddFloorName(value)} 제외`,
}));

interface FilterFormProps {
  readonly store: FilterDraftStore;
  readonly codes: FilterCodeLists;
  /** Where the form opens; null is its top. */
  readonly section: FilterSection | null;
  /** Asia/Seoul's. */
  readonly today: Yyyymmdd;
}

/** Everything that can be asked of a house: first the price, then the room, then what comes with it. */
export const FilterForm = observer(function FilterForm(props: FilterFormProps) {
  const { store, codes, section, today } = props;
  const form = useRef<HTMLDivElement>(null);
  const { draft } = store;
  const { areaUnit } = useServices().stores;

  useSectionAtOnce(form, section);

  return (
    <div ref={form} className={styles.form}>
      <DealQuestion store={store} />
      <FilterRange store={store} field="deposit" title="보증금" limits={DEPOSIT_RANGE}>
        <DepositPicks store={store} />
      </FilterRange>
      <FilterRange store={store} field="monthly" title="월세" limits={MONTHLY_RANGE}>
        <Switch
          checked={draft.withMaintenance}
          onChange={(withMaintenance) => {
            store.change({ withMaintenance });
          }}
        >
          관리비를 더해서 보기
        </Switch>
        <p className={styles.note}>관리비가 적히지 않은 집은 월세만으로 찾아요.</p>
      </FilterRange>
      <TypeQuestion store={store} codes={codes} />
      <FilterQuestion sections={['layout']} title="구조">
        <ChoiceChips
          options={LAYOUTS}
          chosen={draft.layouts}
          onToggle={(layout) => {
            store.change({ layouts: toggled(draft.layouts, layout) });
          }}
        />
      </FilterQuestion>
      <FilterQuestion sections={['floor']} title="층">
        <ChoiceChips
          options={FLOORS}
          chosen={draft.exceptFloors}
          onToggle={(floor) => {
            store.change({ exceptFloors: toggled(draft.exceptFloors, floor) });
          }}
        />
      </FilterQuestion>
      <FilterRange
        store={store}
        field="area"
        title="면적"
        limits={AREA_RANGE}
        format={areaLabel(areaUnit.unit)}
      />
      <MoveInQuestion key={store.replaced} store={store} today={today} />
      <FilterQuestion sections={['walk']} title="역까지 걸어서">
        <NumberChips
          offered={WALK_MINUTES}
          value={draft.walkWithin}
          nameOf={(minutes) => `${minutes}분 이내`}
          onChange={(walkWithin) => {
            store.change({ walkWithin });
          }}
        />
      </FilterQuestion>
      <TermsQuestion store={store} />
      <FilterQuestion sections={['confirmed']} title="마지막 확인">
        <NumberChips
          offered={CONFIRMED_DAYS}
          value={draft.confirmedWithin}
          nameOf={(days) => (days === 1 ? '오늘·어제' : `${days}일 안`)}
          onChange={(confirmedWithin) => {
            store.change({ confirmedWithin });
          }}
        />
      </FilterQuestion>
      <DiscountQuestion store={store} codes={codes} />
      <GenderQuestion store={store} codes={codes} />
    </div>
  );
});
