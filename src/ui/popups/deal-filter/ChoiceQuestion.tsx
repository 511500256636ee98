import { DEAL_TYPE, dealName, type DealType } from '#core';
import { ChoiceChips } from '../filter/ChoiceChips';
import { toggled } from '../filter/filter-draft-store';
import { FilterQuestion } from '../filter/FilterQuestion';

interface ChoiceQuestionProps<Value extends string> {
  readonly section: string;
  readonly title: string;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** A question that may have several answers. */
export function ChoiceQuestion<Value extends string>(props: ChoiceQuestionProps<Value>) {
  const { section, title, options, chosen, onChange } = props;
  return (
    <FilterQuestion sections={[section]} title={title}>
      <ChoiceChips
        options={options}
        chosen={chosen}
        onToggle={(value) => {
          onChange(toggled(chosen, value));
        }}
      />
    </FilterQuestion>
  );
}

const RENT_TYPES = Object.values(DEAL_TYPE).map((value) => ({ value, name: dealName(value) }));

/** 월세, 전세 and what else there is. */
export function RentTypeQuestion(
  props: Pick<ChoiceQuestionProps<DealType>, 'title' | 'chosen' | 'onChange'>,
) {
  return <ChoiceQuestion {...props} section="rentType" options={RENT_TYPES} />;
}
