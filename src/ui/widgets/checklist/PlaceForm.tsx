import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  CHECKLIST_LIMITS,
  isDay,
  withField,
  type Checklist,
  type ChecklistPlace,
  type ChecklistPrice,
  type DealType,
} from '#core';
import { RadioChips } from '../../components/chip/RadioChips';
import { TextArea } from '../../components/field/TextArea';
import { TextField } from '../../components/field/TextField';
import type { ChecklistStore } from '../../stores/checklists/checklist-store';
import styles from './place-form.module.scss';

const NO_PLACE: ChecklistPlace = {
  from: 'FREE',
  targetId: null,
  kind: '',
  dong: '',
  address: '',
  floor: '',
  price: null,
  maintenance: null,
};
const NO_PRICE: ChecklistPrice = { dealType: 'MONTH_RENT', deposit: 0, monthly: 0 };
const DEALS: readonly { readonly value: DealType; readonly name: string }[] = [
  { value: 'MONTH_RENT', name: '월세' },
  { value: 'JEONSE', name: '전세' },
];

interface PlaceFormProps {
  readonly store: ChecklistStore;
  readonly checklist: Checklist;
}

/** What a checklist is about; every key is kept at once. */
export const PlaceForm = observer(function PlaceForm({ store, checklist }: PlaceFormProps) {
  const { id } = checklist;
  const place = checklist.place?.value ?? NO_PLACE;
  const contact = checklist.contact?.value ?? { name: '', tel: '' };
  const price = place.price ?? NO_PRICE;
  const about = (more: Partial<ChecklistPlace>) => {
    void store.change(id, (on, at) => withField(on, 'place', { ...place, ...more }, at));
  };
  const met = (more: Partial<typeof contact>) => {
    void store.change(id, (on, at) => withField(on, 'contact', { ...contact, ...more }, at));
  };
  const seenOn = checklist.seenOn?.value ?? null;
  return (
    <div className={styles.form}>
      <TextField
        label="이름"
        value={checklist.title?.value ?? ''}
        maxLength={CHECKLIST_LIMITS.title}
        placeholder="언덕 위 원룸"
        onChange={(text) => {
          void store.change(id, (on, at) => withField(on, 'title', text, at));
        }}
      />
      <TextField
        label="주소"
        value={place.address}
        maxLength={CHECKLIST_LIMITS.address}
        onChange={(address) => {
          about({ address });
        }}
      />
      <div className={styles.pair}>
        <TextField
          label="집 종류"
          value={place.kind}
          maxLength={CHECKLIST_LIMITS.word}
          placeholder="원룸"
          onChange={(kind) => {
            about({ kind });
          }}
        />
        <TextField
          label="층"
          value={place.floor}
          maxLength={CHECKLIST_LIMITS.word}
          placeholder="2층"
          onChange={(floor) => {
            about({ floor });
          }}
        />
      </div>
      <fieldset>
        <legend>거래</legend>
        <RadioChips
          options={DEALS}
          value={price.dealType}
          onChange={(dealType) => {
            about({ price: { ...price, dealType } });
          }}
        />
      </fieldset>
      <div className={styles.pair}>
        <Money
          label={price.dealType === 'JEONSE' ? '전세금' : '보증금'}
          value={place.price?.deposit ?? null}
          onChange={(deposit) => {
            about({ price: { ...price, deposit: deposit ?? 0 } });
          }}
        />
        {price.dealType !== 'JEONSE' && (
          <Money
            label="월세"
            value={place.price?.monthly ?? null}
            onChange={(monthly) => {
              about({ price: { ...price, monthly: monthly ?? 0 } });
            }}
          />
        )}
        <Money
          label="관리비"
          value={place.maintenance}
          onChange={(maintenance) => {
            about({ maintenance });
          }}
        />
      </div>
      <TextField
        label="본 날"
        type="date"
        value={seenOn === null ? '' : dashed(seenOn)}
        onChange={(text) => {
          const day = text.replaceAll('-', '');
          if (day !== '' && !isDay(day)) return;
          void store.change(id, (on, at) => withField(on, 'seenOn', day === '' ? null : day, at));
        }}
      />
      <div className={styles.pair}>
        <TextField
          label="만난 사람"
          value={contact.name}
          maxLength={CHECKLIST_LIMITS.contactName}
          onChange={(name) => {
            met({ name });
          }}
        />
        <TextField
          label="연락처"
          type="tel"
          value={contact.tel}
          maxLength={CHECKLIST_LIMITS.tel}
          onChange={(tel) => {
            met({ tel });
          }}
        />
      </div>
      <TextArea
        label="전체 메모"
        rows={3}
        value={checklist.note?.value ?? ''}
        maxLength={CHECKLIST_LIMITS.note}
        onChange={(text) => {
          void store.change(id, (on, at) => withField(on, 'note', text, at));
        }}
      />
    </div>
  );
});

const dashed = (day: string): string => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;

interface MoneyProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** An amount in 만원. */
function Money({ label, value, onChange }: MoneyProps) {
  const [isOdd, setOdd] = useState(false);
  return (
    <TextField
      label={label}
      unit="만원"
      inputMode="numeric"
      maxLength={7}
      value={value === null ? '' : String(value)}
      {...(isOdd ? { error: '숫자만 적어 주세요.' } : {})}
      onChange={(text) => {
        const digits = text.replaceAll(',', '').trim();
        setOdd(!/^\d*$/.test(digits));
        if (/^\d*$/.test(digits)) onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
