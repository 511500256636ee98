import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import {
  DEAL_TYPE,
  dealName,
  DEPOSIT_RANGE,
  HOUSE_TYPE,
  houseTypeName,
  MONTHLY_RANGE,
  PARTY,
  partyName,
  type DirectFilter,
  type UsualRange,
} from '#core';
import type { DirectFilterSection } from '../../stores/popups/props/direct-filter-props';
import type { CountedDraft } from '../../widgets/filter-bar/counted-draft';
import { DIRECT_QUESTIONS } from '../../widgets/direct-filter/direct-filter-texts';
import { useUsualPrice } from '../../widgets/usual-price/use-usual-price';
import { ChoiceChips } from '../filter/ChoiceChips';
import { toggled } from '../filter/filter-draft-store';
import { FilterQuestion } from '../filter/FilterQuestion';
import { AmountRange } from '../filter/AmountRange';
import { useSectionAtOnce } from '../filter/use-section-at-once';

const ROOM_TYPES = Object.values(HOUSE_TYPE).map((value) => ({
  value,
  name: houseTypeName(value),
}));
const RENT_TYPES = Object.values(DEAL_TYPE).map((value) => ({ value, name: dealName(value) }));
const PARTIES = Object.values(PARTY).map((value) => ({ value, name: partyName(value) }));

const onlyOne = <One,>([first, ...others]: readonly One[]): One | null =>
  first === undefined || others.length > 0 ? null : first;

interface DirectFilterFormProps {
  readonly store: Pick<CountedDraft<DirectFilter>, 'draft' | 'change'>;
  readonly section: DirectFilterSection | null;
}

/** What can be asked of a direct deal besides its options, which stand over the list. */
export const DirectFilterForm = observer(function DirectFilterForm(props: DirectFilterFormProps) {
  const { store, section } = props;
  const form = useRef<HTMLDivElement>(null);
  const { roomTypes, rentTypes, deposit, monthly, parties, dongliCode } = store.draft;
  // Of rooms of several kinds nothing is usual.
  const roomType = onlyOne(roomTypes);
  const rentType = onlyOne(rentTypes);
  const usual = useUsualPrice({ roomType, rentType, dongliCode });
  const usualOf = (range: UsualRange | undefined) =>
    range === undefined || roomType === null ? null : { range, where: '이 동네', roomType };
  useSectionAtOnce(form, section);
  return (
    <div ref={form}>
      <FilterQuestion sections={['roomType']} title={DIRECT_QUESTIONS.roomType.title}>
        <ChoiceChips
          options={ROOM_TYPES}
          chosen={roomTypes}
          onToggle={(type) => {
            store.change({ roomTypes: toggled(roomTypes, type) });
          }}
        />
      </FilterQuestion>
      <FilterQuestion sections={['rentType']} title={DIRECT_QUESTIONS.rentType.title}>
        <ChoiceChips
          options={RENT_TYPES}
          chosen={rentTypes}
          onToggle={(type) => {
            store.change({ rentTypes: toggled(rentTypes, type) });
          }}
        />
      </FilterQuestion>
      <AmountRange
        section="deposit"
        title={DIRECT_QUESTIONS.deposit.title}
        limits={DEPOSIT_RANGE}
        value={deposit}
        usual={usualOf(usual?.deposit)}
        onChange={(next) => {
          store.change({ deposit: next });
        }}
      />
      <AmountRange
        section="monthly"
        title={DIRECT_QUESTIONS.monthly.title}
        limits={MONTHLY_RANGE}
        value={monthly}
        usual={rentType === DEAL_TYPE.JEONSE ? null : usualOf(usual?.monthly)}
        onChange={(next) => {
          store.change({ monthly: next });
        }}
      />
      <FilterQuestion sections={['party']} title={DIRECT_QUESTIONS.party.title}>
        <ChoiceChips
          options={PARTIES}
          chosen={parties}
          onToggle={(party) => {
            store.change({ parties: toggled(parties, party) });
          }}
        />
      </FilterQuestion>
    </div>
  );
});
