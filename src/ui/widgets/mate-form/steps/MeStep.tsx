import { observer } from 'mobx-react-lite';
import {
  AGE_BAND,
  ageBandName,
  GENDER,
  genderName,
  genderWishText,
  MATE_OCCUPATION,
  mateOccupationName,
  mateSideName,
  type AgeBand,
  type GenderCode,
  type MateOccupation,
  type MateSide,
} from '#core';
import { RadioChips } from '../../../components/chip/RadioChips';
import { Question } from '../../step-form/parts/Question';
import type { StepProps } from './step-props';

const SIDES = (['HAS', 'WANT'] as const).map((value) => ({ value, name: mateSideName(value) }));
const GENDERS = Object.values(GENDER).map((value) => ({ value, name: genderName(value) }));
const WISHES = [
  { value: '', name: genderWishText(null) } as const,
  ...Object.values(GENDER).map((value) => ({ value, name: genderWishText(value) })),
];
const AGES = Object.values(AGE_BAND).map((value) => ({ value, name: ageBandName(value) }));
const OCCUPATIONS = Object.values(MATE_OCCUPATION).map((value) => ({
  value,
  name: mateOccupationName(value),
}));

/** Who writes, and whom they want to live with. */
export const MeStep = observer(function MeStep({ store }: StepProps) {
  const { typed, isChange } = store;
  const { side, gender, wish, age, occupation } = typed;
  return (
    <>
      {isChange && side !== null ? (
        <p>
          <b>{mateSideName(side)}</b> · 바꿀 수 없어요
        </p>
      ) : (
        <Question label="방이 있나요?" error={store.faultOf('side')}>
          <RadioChips<MateSide | ''>
            options={SIDES}
            value={side ?? ''}
            onChange={(value) => {
              if (value !== '') store.type({ side: value }, 'side', 'dongs');
            }}
          />
        </Question>
      )}
      <Question label="내 성별" error={store.faultOf('gender')}>
        <RadioChips<GenderCode | ''>
          options={GENDERS}
          value={gender ?? ''}
          onChange={(value) => {
            if (value !== '') store.type({ gender: value }, 'gender');
          }}
        />
      </Question>
      <Question label="찾는 메이트">
        <RadioChips<GenderCode | ''>
          options={WISHES}
          value={wish ?? ''}
          onChange={(value) => {
            store.type({ wish: value === '' ? null : value });
          }}
        />
      </Question>
      <Question label="나이대" error={store.faultOf('age')}>
        <RadioChips<AgeBand | ''>
          options={AGES}
          value={age ?? ''}
          onChange={(value) => {
            if (value !== '') store.type({ age: value }, 'age');
          }}
        />
      </Question>
      <Question label="하는 일" error={store.faultOf('occupation')}>
        <RadioChips<MateOccupation | ''>
          options={OCCUPATIONS}
          value={occupation ?? ''}
          onChange={(value) => {
            if (value !== '') store.type({ occupation: value }, 'occupation');
          }}
        />
      </Question>
    </>
  );
});
