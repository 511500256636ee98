import { observer } from 'mobx-react-lite';
import {
  CHOSEN_SHARED_OPTIONS,
  MOST_MATE_PICTURES,
  ROOM_OPTION,
  roomOptionName,
  toPyeong,
} from '#core';
import { ChoicesQuestion } from '../../step-form/parts/ChoicesQuestion';
import { NumberField } from '../../step-form/parts/NumberField';
import { Photos } from '../../step-form/parts/Photos';
import { typedNumber } from '../../step-form/typed-values';
import type { StepProps } from './step-props';

/** The room that is shared; of one that is wanted what it should have. */
export const RoomStep = observer(function RoomStep({ store }: StepProps) {
  const { options, side } = store.typed;
  return (
    <>
      {side !== 'WANT' && <Given store={store} />}
      <ChoicesQuestion
        label={side === 'WANT' ? '이런 방이면 좋겠어요' : '이런 방이에요'}
        choices={side === 'WANT' ? Object.values(ROOM_OPTION) : CHOSEN_SHARED_OPTIONS}
        nameOf={roomOptionName}
        chosen={options}
        onChoose={(chosen) => {
          store.type({ options: chosen });
        }}
      />
      {side !== 'WANT' && <Photos store={store} most={MOST_MATE_PICTURES} />}
    </>
  );
});

const Given = observer(function Given({ store }: StepProps) {
  const { typed, isBusy } = store;
  const { people, rooms, ownArea } = typed;
  const size = typedNumber(ownArea);
  return (
    <>
      <NumberField
        label="함께 사는 사람"
        unit="명"
        words="새 메이트까지"
        value={people}
        error={store.faultOf('people')}
        disabled={isBusy}
        onChange={(text) => {
          store.type({ people: text }, 'people');
        }}
      />
      <NumberField
        label="집의 방"
        unit="개"
        value={rooms}
        error={store.faultOf('rooms')}
        disabled={isBusy}
        onChange={(text) => {
          store.type({ rooms: text }, 'rooms');
        }}
      />
      <NumberField
        label="쓰는 방의 넓이"
        unit="㎡"
        words={Number.isNaN(size) ? '모르면 비워요' : `${String(toPyeong(size))}평`}
        value={ownArea}
        error={store.faultOf('ownArea')}
        disabled={isBusy}
        onChange={(text) => {
          store.type({ ownArea: text }, 'ownArea');
        }}
      />
    </>
  );
});
