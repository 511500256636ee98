import { observer } from 'mobx-react-lite';
import { DISCOUNT, GENDER, HOUSE_TYPE, type Code, type GenderCode } from '#core';
import { RadioChips } from '../../components/chip/RadioChips';
import { ChoiceChips } from './ChoiceChips';
import type { FilterCodeLists } from './filter-code-lists';
import { toggled, type FilterDraftStore } from './filter-draft-store';
import { FilterCodes } from './FilterCodes';

interface CodeQuestionProps {
  readonly store: FilterDraftStore;
  readonly codes: FilterCodeLists;
}

/** The codes that can be asked for; one that this page does not know yet cannot. */
function choices<Known extends string>(
  codes: readonly Code[],
  known: Readonly<Record<string, Known>>,
): { readonly value: Known; readonly name: string }[] {
  return codes.flatMap(({ code, name }) =>
    Object.values(known)
      .filter((value) => value === code)
      .map((value) => ({ value, name })),
  );
}

export const TypeQuestion = observer(function TypeQuestion({ store, codes }: CodeQuestionProps) {
  const { types } = store.draft;
  return (
    <FilterCodes section="type" title="방 종류" store={codes} list="HOUTP">
      {(list) => (
        <ChoiceChips
          options={choices(list, HOUSE_TYPE)}
          chosen={types}
          onToggle={(type) => {
            store.change({ types: toggled(types, type) });
          }}
        />
      )}
    </FilterCodes>
  );
});

export const DiscountQuestion = observer(function DiscountQuestion(props: CodeQuestionProps) {
  const { store, codes } = props;
  const { discounts } = store.draft;
  return (
    <FilterCodes section="discount" title="할인" store={codes} list="DISCOUNT">
      {(list) => (
        <ChoiceChips
          options={choices(list, DISCOUNT)}
          chosen={discounts}
          onToggle={(discount) => {
            store.change({ discounts: toggled(discounts, discount) });
          }}
        />
      )}
    </FilterCodes>
  );
});

const ANYONE = '';

/** Houses for this gender and for everybody. */
export const GenderQuestion = observer(function GenderQuestion(props: CodeQuestionProps) {
  const { store, codes } = props;
  return (
    <FilterCodes section="gender" title="입주 가능 성별" store={codes} list="GENDR">
      {(list) => (
        <RadioChips<GenderCode | typeof ANYONE>
          options={[{ value: ANYONE, name: '상관없음' }, ...choices(list, GENDER)]}
          value={store.draft.gender ?? ANYONE}
          onChange={(gender) => {
            store.change({ gender: gender === ANYONE ? null : gender });
          }}
        />
      )}
    </FilterCodes>
  );
});
