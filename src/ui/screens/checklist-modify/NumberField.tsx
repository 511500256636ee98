import { useState } from 'react';
import { checkGradeName, gradeOfReading, type CheckUnit } from '#core';
import { TextField } from '../../components/field/TextField';
import type { MeasureProps } from './item-props';

const UNITS: Readonly<Partial<Record<CheckUnit, string>>> = {
  SECONDS: '초',
  COUNT: '개',
  HOURS: '시간',
  MINUTES: '분',
  CENTIMETRES: 'cm',
  MANWON: '만원',
  YEARS: '년',
};

/** A number that is counted, asked for or read off. */
export function NumberField({ name, measure, reading, onRead }: MeasureProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const unit = UNITS[measure.unit];
  const grade = reading === null ? null : gradeOfReading(reading, measure.limits);
  const text = typed ?? (reading === null ? '' : String(reading));
  const isOdd = text.trim() !== '' && !/^\d{1,5}(\.\d?)?$/.test(text.trim());
  return (
    <TextField
      label={`${name} 숫자`}
      inputMode="decimal"
      value={text}
      {...(unit === undefined ? {} : { unit })}
      {...(isOdd ? { error: '숫자로 적어 주세요.' } : {})}
      {...(grade === null ? {} : { hint: checkGradeName(grade) })}
      onChange={(value) => {
        setTyped(value);
        const trimmed = value.trim();
        if (trimmed === '') onRead(null);
        else if (/^\d{1,5}(\.\d?)?$/.test(trimmed)) onRead(Number.parseFloat(trimmed));
      }}
      onBlur={() => {
        setTyped(null);
      }}
    />
  );
}
