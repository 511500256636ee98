import { useState } from 'react';
import { groupThousands, manwonRangeText, rentAtDeposit, type Won } from '#core';
import { Select } from '../../../components/field/Select';
import { Slider } from '../../../components/field/Slider';
import type { ExchangeableUnit } from './exchangeable';
import styles from './units.module.scss';

/** Won; offices exchange whole 만원. */
const STEP = 100_000;

const inWords = (won: Won): string => `${manwonRangeText({ from: won, to: won })}원`;

export interface RentFormProps {
  readonly units: readonly ExchangeableUnit[];
}

/** A home, another deposit for it, and its rent then. */
export function RentForm({ units }: RentFormProps) {
  const [index, setIndex] = useState('0');
  const [asked, setAsked] = useState<Won | null>(null);
  const unit = units[Number(index)];
  if (unit === undefined) return null;
  const { exchange } = unit;
  const deposit = Math.min(
    Math.max(asked ?? unit.deposit?.from ?? exchange.from, exchange.from),
    exchange.to,
  );
  const rent = rentAtDeposit(unit, deposit) ?? 0;
  const usual = unit.monthly?.from ?? rent;
  return (
    <div className={styles.form}>
      {units.length > 1 && (
        <Select
          label="주택"
          options={units.map(({ name }, at) => ({ value: String(at), name }))}
          value={index}
          onChange={(value) => {
            setIndex(value);
            setAsked(null);
          }}
        />
      )}
      <div>
        <Slider
          label="보증금"
          range={{ min: exchange.from, max: exchange.to }}
          step={STEP}
          value={deposit}
          onChange={setAsked}
          format={inWords}
        />
        <p className={styles.ends} aria-hidden="true">
          <span>{inWords(exchange.from)}</span>
          <span>{inWords(exchange.to)}</span>
        </p>
      </div>
      <p className={styles.result} role="status">
        보증금 {inWords(deposit)}이면 <b>월 {groupThousands(rent)}원</b>
        <small>{differenceText(rent - usual)}</small>
      </p>
    </div>
  );
}

function differenceText(difference: Won): string {
  if (difference === 0) return '공고의 임대료와 같아요';
  const amount = `${groupThousands(Math.abs(difference))}원`;
  return difference < 0
    ? `공고보다 한 달에 ${amount} 덜 내요`
    : `공고보다 한 달에 ${amount} 더 내요`;
}
