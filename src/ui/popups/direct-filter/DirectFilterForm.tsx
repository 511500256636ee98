import { observer } from 'mobx-react-lite';
import {
  DEAL_TYPE,
  DEPOSIT_RANGE,
  HOUSE_TYPE,
  houseTypeName,
  MONTHLY_RANGE,
  PARTY,
  partyName,
  type DirectFilter,
  type UsualRange,
} from '#core';
import type { CountedDraft } from '../../widgets/filter-bar/counted-draft';
import { DIRECT_QUESTIONS } from '../../widgets/direct-filter/direct-filter-texts';
import { useUsualPrice } from '../../widgets/usual-price/use-usual-price';
import { ChoiceQuestion, RentTypeQuestion } from '../deal-filter/ChoiceQuestion';
import { AmountRange } from '../filter/AmountRange';

const ROOM_TYPES = Object.values(HOUSE_TYPE).map((value) => ({
  value,
  name: houseTypeName(value),
}));
const PARTIES = Object.values(PARTY).map((value) => ({ value, name: partyName(value) }));

const onlyOne = <One,>([first, ...others]: readonly One[]): One | null =>
  first === undefined || others.length > 0 ? null : first;

interface DirectFilterFormProps {
  readonly store: Pick<CountedDraft<DirectFilter>, 'draft' | 'change'>;
}

/** What can be asked of a direct deal besides its options, which stand over the list. */
export const DirectFilterForm = observer(function DirectFilterForm(props: DirectFilterFormProps) {
  const { store } = props;
  const { roomTypes, rentTypes, deposit, monthly, parties, dongliCode } = store.draft;
  // Of rooms of several kinds nothing is usual.
  const roomType = onlyOne(roomTypes);
  const rentType = onlyOne(rentTypes);
  const usual = useUsualPrice({ roomType, rentType, dongliCode });
  const usualOf = (range: UsualRange | undefined) =>
    range === undefined || roomType === null ? null : { range, where: '이 동네', roomType };
  return (
    <>
      <ChoiceQuestion
        section="roomType"
        title={DIRECT_QUESTIONS.roomType.title}
        options={ROOM_TYPES}
        chosen={roomTypes}
        onChange={(next) => {
          store.change({ roomTypes: next });
        }}
      />
      <RentTypeQuestion
        title={DIRECT_QUESTIONS.rentType.title}
        chosen={rentTypes}
        onChange={(next) => {
          store.change({ rentTypes: next });
        }}
      />
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
      <ChoiceQuestion
        section="party"
        title={DIRECT_QUESTIONS.party.title}
        options={PARTIES}
        chosen={parties}
        onChange={(next) => {
          store.change({ parties: next });
        }}
      />
    </>
  );
});
