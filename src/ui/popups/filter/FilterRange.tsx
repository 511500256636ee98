import { formatManwon, sliderLabel, sliderQuery, type NumberRange, type SliderRange } from '#core';
import { RangeSlider } from '../../components/field/RangeSlider';
import { handlesOf } from '../../widgets/house-filter/filter-labels';
import styles from './filter-form.module.scss';

interface FilterRangeProps {
  readonly section: string;
  readonly title: string;
  readonly limits: SliderRange;
  readonly value: NumberRange;
  readonly format?: (n: number) => string;
  readonly onChange: (value: NumberRange) => void;
}

/** A range with its words at the right (readings.md R3). */
export function FilterRange(props: FilterRangeProps) {
  const { section, title, limits, value, format = formatManwon, onChange } = props;
  const handles = handlesOf(limits, value);
  return (
    <section data-section={section} className={styles.section}>
      <h3 className={styles.title}>
        {title} <output>{sliderLabel(limits, handles, format)}</output>
      </h3>
      <RangeSlider
        range={limits}
        step={limits.step}
        value={handles}
        label={title}
        format={format}
        onChange={(next) => {
          onChange(sliderQuery(limits, next));
        }}
      />
    </section>
  );
}
