import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  CHOSEN_OPTIONS,
  EQUIPMENT,
  equipmentName,
  facedRoomName,
  FACING,
  facingName,
  LAYOUT,
  layoutName,
  oddFloorName,
  roomOptionName,
  seoulDay,
  toPyeong,
  type FacedRoom,
  type Floor,
} from '#core';
import { Segmented } from '../../../components/field/Segmented';
import { Select } from '../../../components/field/Select';
import { Switch } from '../../../components/field/Switch';
import { TextField } from '../../../components/field/TextField';
import { useServices } from '../../../ground/services';
import { ChoicesQuestion } from '../../step-form/parts/ChoicesQuestion';
import { MoveInFields } from '../../step-form/parts/MoveInFields';
import { NumberField } from '../../step-form/parts/NumberField';
import { typedNumber } from '../../step-form/typed-values';
import type { StepProps } from './step-props';

const FLOORS: readonly { readonly value: Floor['kind']; readonly name: string }[] = [
  { value: 'GROUND', name: '지상' },
  { value: 'HALF_BASEMENT', name: oddFloorName('HALF_BASEMENT') },
  { value: 'ROOFTOP', name: oddFloorName('ROOFTOP') },
];
const LAYOUTS = Object.values(LAYOUT).map((value) => ({ value, name: layoutName(value) }));
const FACINGS = [
  { value: '', name: '모르겠어요' } as const,
  ...Object.values(FACING).map((value) => ({ value, name: facingName(value) })),
];
const FACED = (['MAIN_ROOM', 'LIVING_ROOM'] as const).map((value: FacedRoom) => ({
  value,
  name: `${facedRoomName(value)} 기준`,
}));
/** What the room is like (spec/facts F5). */
export const FactsStep = observer(function FactsStep({ store }: StepProps) {
  return (
    <>
      <Sizes store={store} />
      <Building store={store} />
      <Things store={store} />
    </>
  );
});

const Sizes = observer(function Sizes({ store }: StepProps) {
  const { typed, isBusy } = store;
  const { area, floorKind, floor, floors, layout, rooms, bathrooms } = typed;
  const size = typedNumber(area);
  return (
    <>
      <NumberField
        label="전용면적"
        unit="㎡"
        words={Number.isNaN(size) ? '등기부나 계약서에 있어요' : `${String(toPyeong(size))}평`}
        value={area}
        error={store.faultOf('area')}
        disabled={isBusy}
        onChange={(text) => {
          store.type({ area: text }, 'area');
        }}
      />
      <Segmented
        label="층 종류"
        options={FLOORS}
        value={floorKind}
        onChange={(value) => {
          store.type({ floorKind: value }, 'floor.number', 'floor');
        }}
      />
      {floorKind === 'GROUND' && (
        <NumberField
          label="방이 있는 층"
          unit="층"
          value={floor}
          error={store.faultOf('floor.number')}
          disabled={isBusy}
          onChange={(text) => {
            store.type({ floor: text }, 'floor.number', 'floor');
          }}
        />
      )}
      <NumberField
        label="건물 전체"
        unit="층"
        value={floors}
        error={store.faultOf('floor.total') ?? store.faultOf('floor')}
        disabled={isBusy}
        onChange={(text) => {
          store.type({ floors: text }, 'floor.total', 'floor.number', 'floor');
        }}
      />
      <Select
        label="구조"
        options={LAYOUTS}
        value={layout}
        disabled={isBusy}
        onChange={(value) => {
          store.type({ layout: value });
        }}
      />
      <NumberField
        label="방"
        unit="개"
        value={rooms}
        error={store.faultOf('rooms')}
        disabled={isBusy}
        onChange={(text) => {
          store.type({ rooms: text }, 'rooms');
        }}
      />
      <NumberField
        label="욕실"
        unit="개"
        words="함께 쓰면 0"
        value={bathrooms}
        error={store.faultOf('bathrooms')}
        disabled={isBusy}
        onChange={(text) => {
          store.type({ bathrooms: text }, 'bathrooms');
        }}
      />
    </>
  );
});

const Building = observer(function Building({ store }: StepProps) {
  const { clock } = useServices();
  const [today] = useState(() => seoulDay(clock.now()));
  const { typed, isBusy } = store;
  const { facing, faced, approvedOn, parking, elevator, party } = typed;
  const broker = party === 'BROKER' ? 'required' : 'optional';
  const latest = [today.slice(0, 4), today.slice(4, 6), today.slice(6)].join('-');
  return (
    <>
      <Select
        label="방향"
        need={broker}
        options={FACINGS}
        value={facing ?? ''}
        error={store.faultOf('direction')}
        disabled={isBusy}
        onChange={(value) => {
          store.type({ facing: value === '' ? null : value }, 'direction');
        }}
      />
      {facing !== null && (
        <Segmented
          label="방향의 기준"
          options={FACED}
          value={faced}
          onChange={(value) => {
            store.type({ faced: value });
          }}
        />
      )}
      <TextField
        label="사용승인일"
        type="date"
        need={broker}
        hint="건축물대장에 있어요"
        max={latest}
        readOnly={isBusy}
        value={approvedOn}
        error={store.faultOf('approvedOn')}
        onChange={(text) => {
          store.type({ approvedOn: text }, 'approvedOn');
        }}
      />
      <MoveInFields
        label="입주할 수 있는 날"
        typed={typed}
        fault={store.faultOf('moveIn.day') ?? store.faultOf('moveIn')}
        isBusy={isBusy}
        onType={(day) => {
          store.type(day, 'moveIn.day', 'moveIn');
        }}
      />
      <NumberField
        label="주차"
        unit="대"
        words="없으면 0"
        value={parking}
        error={store.faultOf('parking')}
        disabled={isBusy}
        onChange={(text) => {
          store.type({ parking: text }, 'parking');
        }}
      />
      <Switch
        checked={elevator}
        disabled={isBusy}
        onChange={(checked) => {
          store.type({ elevator: checked });
        }}
      >
        엘리베이터가 있어요
      </Switch>
    </>
  );
});

const Things = observer(function Things({ store }: StepProps) {
  const { options, equipment } = store.typed;
  return (
    <>
      <ChoicesQuestion
        label="이런 방이에요"
        choices={CHOSEN_OPTIONS}
        nameOf={roomOptionName}
        chosen={options}
        onChoose={(chosen) => {
          store.type({ options: chosen });
        }}
      />
      <ChoicesQuestion
        label="방에 있는 것"
        choices={Object.values(EQUIPMENT)}
        nameOf={equipmentName}
        chosen={equipment}
        onChoose={(chosen) => {
          store.type({ equipment: chosen });
        }}
      />
    </>
  );
});
