import { observer } from 'mobx-react-lite';
import { roomOptionName, type RoomOption } from '#core';
import { ChoiceChips } from './ChoiceChips';
import { toggled, type FilterDraftStore } from './filter-draft-store';
import { FilterQuestion } from './FilterQuestion';

const OPTIONS = ['FULL', 'PARKING', 'PET', 'DEPOSIT_ZERO', 'SHORT_TERM'] as const;
const ELEVATOR = 'ELEVATOR';

const CHOICES: readonly { readonly value: RoomOption | typeof ELEVATOR; readonly name: string }[] =
  [
    ...OPTIONS.map((value) => ({ value, name: roomOptionName(value) })),
    { value: ELEVATOR, name: '엘리베이터' },
  ];

/** What a house has or allows; every one that is chosen must be there. */
export const TermsQuestion = observer(function TermsQuestion(props: {
  readonly store: FilterDraftStore;
}) {
  const { store } = props;
  const { options, elevator } = store.draft;
  return (
    <FilterQuestion sections={['options', 'elevator']} title="조건">
      <ChoiceChips
        options={CHOICES}
        chosen={elevator ? [...options, ELEVATOR] : options}
        onToggle={(term) => {
          if (term === ELEVATOR) store.change({ elevator: !elevator });
          else store.change({ options: toggled(options, term) });
        }}
      />
    </FilterQuestion>
  );
});
