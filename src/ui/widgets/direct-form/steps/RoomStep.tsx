import { observer } from 'mobx-react-lite';
import { HOUSE_TYPE, houseTypeName, PARTY, partyName, type Party } from '#core';
import { RadioChips } from '../../../components/chip/RadioChips';
import { Checkbox } from '../../../components/field/Checkbox';
import { TextField } from '../../../components/field/TextField';
import { Question } from '../../step-form/parts/Question';
import { BROKER_FIELDS, type BrokerField } from '../typed-direct';
import type { StepProps } from './step-props';

const PARTIES = Object.values(PARTY).map((value) => ({ value, name: partyName(value) }));
const TYPES = Object.values(HOUSE_TYPE).map((value) => ({ value, name: houseTypeName(value) }));

const BROKER_NAMES: Readonly<Record<BrokerField, string>> = {
  office: '중개사무소 이름',
  representative: '공인중개사 이름',
  registrationNumber: '등록번호',
  address: '중개사무소 주소',
  tel: '중개사무소 전화번호',
};

/** Who offers what. */
export const RoomStep = observer(function RoomStep({ store }: StepProps) {
  const { typed, isChange } = store;
  const { party, roomType, landlordAgreed } = typed;
  return (
    <>
      {isChange && party !== null ? (
        <p>
          올린 사람은 <b>{partyName(party)}</b> · 바꿀 수 없어요
        </p>
      ) : (
        <Question
          label="이 방과 어떤 사이인가요?"
          hint="글 맨 앞에 보여요. 올린 뒤에는 바꿀 수 없어요."
          error={store.faultOf('offerer.party') ?? store.faultOf('offerer')}
        >
          <RadioChips<Party | ''>
            options={PARTIES}
            value={party ?? ''}
            onChange={(value) => {
              if (value !== '') store.type({ party: value }, 'offerer.party', 'offerer');
            }}
          />
        </Question>
      )}
      {party === PARTY.TENANT && (
        <Checkbox
          checked={landlordAgreed}
          disabled={store.isBusy}
          hint="동의하지 않았으면 비워 두세요. 글에 그대로 보여요."
          onChange={(checked) => {
            store.type({ landlordAgreed: checked });
          }}
        >
          집주인도 알고 동의했어요
        </Checkbox>
      )}
      {party === PARTY.BROKER && <BrokerFields store={store} />}
      <Question label="방 종류" error={store.faultOf('roomType')}>
        <RadioChips<string>
          options={TYPES}
          value={roomType ?? ''}
          onChange={(value) => {
            const chosen = TYPES.find((type) => type.value === value);
            if (chosen !== undefined) store.type({ roomType: chosen.value }, 'roomType');
          }}
        />
      </Question>
    </>
  );
});

/** What a broker's advertisement has to show (spec/facts F5). */
const BrokerFields = observer(function BrokerFields({ store }: StepProps) {
  const { broker } = store.typed;
  return BROKER_FIELDS.map((name) => (
    <TextField
      key={name}
      label={BROKER_NAMES[name]}
      type={name === 'tel' ? 'tel' : 'text'}
      need="required"
      readOnly={store.isBusy}
      value={broker[name]}
      error={store.faultOf(`offerer.${name}`)}
      onChange={(text) => {
        store.type({ broker: { ...broker, [name]: text } }, `offerer.${name}`);
      }}
    />
  ));
});
