import { useId } from 'react';
import { formatManwon, sliderLabel, sliderQuery, type NumberRange, type SliderRange } from '#core';
import { RangeSlider } from '../../components/field/RangeSlider';
import { handlesOf } from '../../widgets/house-filter/filter-labels';
import { UsualNote, type Usual } from '../../widgets/usual-price/UsualNote';
import { FilterQuestion } from './FilterQuestion';

interface AmountRangeProps {
  readonly section: string;
  readonly title: string;
  readonly limits: SliderRange;
  /** 만원 */
  readonly value: NumberRange;
  /** What others ask, where that is known. */
  readonly usual?: Usual | null;
  readonly onChange: (value: NumberRange) => void;
}

/** An amount with its words at the right (spec/readings R3). */
export function AmountRange(props: AmountRangeProps) {
  const { section, title, limits, value, usual = null, onChange } = props;
  const usualId = useId();
  const handles = handlesOf(limits, value);
  return (
    <FilterQuestion sections={[section]} title={title} value={sliderLabel(limits, handles)}>
      <RangeSlider
        range={limits}
        step={limits.step}
        value={handles}
        label={title}
        format={formatManwon}
        band={usual?.range}
        describedBy={usual === null ? undefined : usualId}
        onChange={(next) => {
          onChange(sliderQuery(limits, next));
        }}
      />
      {usual !== null && <UsualNote id={usualId} usual={usual} />}
    </FilterQuestion>
  );
}
