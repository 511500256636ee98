import { useId, type ReactNode } from 'react';
import type { SliderRange } from '#core';
import { noteId, unitId } from '../../../components/field/field-props';
import { FieldNote } from '../../../components/field/FieldNote';
import { Slider } from '../../../components/field/Slider';
import { TextBox } from '../../../components/field/TextBox';
import { UsualNote, type Usual } from '../../usual-price/UsualNote';
import { typedNumber } from '../typed-values';
import styles from './number-field.module.scss';

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
  /** Below the label: the amount in words, or what to type. */
  readonly words?: string;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onChange: (typed: string) => void;
  /** A slider below, for what it reaches. */
  readonly slider?: {
    readonly range: SliderRange;
    readonly format: (value: number) => string;
    /** What others ask, where that is known. */
    readonly usual?: Usual | null;
  };
  /** The way out of what is wrong. */
  readonly children?: ReactNode;
}

/** A number beside its name; what is wrong with it is said right below. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, unit, words = '', error, disabled, onChange, slider, children } = props;
  const id = useId();
  const number = typedNumber(value);
  const wordsId = `${id}-words`;
  const usualId = `${id}-usual`;
  const usual = slider?.usual ?? null;
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <div className={styles.name}>
          <label htmlFor={id}>{label}</label>
          <p id={wordsId}>{words}</p>
        </div>
        <TextBox error={error} isStill={disabled} className={styles.box}>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={error !== null || undefined}
            aria-describedby={`${unitId(id)} ${wordsId} ${usual === null ? '' : `${usualId} `}${noteId(id)}`}
            readOnly={disabled}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
          <span id={unitId(id)}>{unit}</span>
        </TextBox>
      </div>
      {slider !== undefined && (
        <Slider
          range={slider.range}
          step={slider.range.step}
          label={`${label} 조절`}
          format={slider.format}
          band={usual?.range}
          describedBy={usual === null ? undefined : usualId}
          value={Number.isNaN(number) ? slider.range.min : Math.min(number, slider.range.max)}
          onChange={(moved) => {
            onChange(String(moved));
          }}
        />
      )}
      {usual !== null && <UsualNote id={usualId} usual={usual} />}
      <div className={styles.below}>
        <FieldNote id={noteId(id)} error={error} />
        {children}
      </div>
    </div>
  );
}
