import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import {
  formatManwon,
  sliderLabel,
  sliderQuery,
  TALLY_BARS,
  type HouseTally,
  type SliderRange,
} from '#core';
import { RangeSlider } from '../../components/field/RangeSlider';
import { handlesOf } from '../../widgets/house-filter/filter-labels';
import type { FilterDraftStore } from './filter-draft-store';
import { FilterQuestion } from './FilterQuestion';

/** The ranges of a filter, each with a histogram of its own. */
type RangeField = Exclude<keyof HouseTally, 'total'>;

interface FilterRangeProps {
  readonly store: FilterDraftStore;
  readonly field: RangeField;
  readonly title: string;
  readonly limits: SliderRange;
  readonly format?: (n: number) => string;
  readonly children?: ReactNode;
}

/** What is drawn until something was counted, and where it could not be: a flat line. */
const FLAT: readonly number[] = Array.from({ length: TALLY_BARS }, () => 0);

/** A range with its words at the right (spec/readings R3) and how the houses spread over it. */
export const FilterRange = observer(function FilterRange(props: FilterRangeProps) {
  const { store, field, title, limits, format = formatManwon, children } = props;
  const handles = handlesOf(limits, store.draft[field]);
  return (
    <FilterQuestion sections={[field]} title={title} value={sliderLabel(limits, handles, format)}>
      <RangeSlider
        range={limits}
        step={limits.step}
        value={handles}
        label={title}
        format={format}
        bars={store.tally?.[field] ?? FLAT}
        onChange={(next) => {
          store.change({ [field]: sliderQuery(limits, next) });
        }}
      />
      {children}
    </FilterQuestion>
  );
});
