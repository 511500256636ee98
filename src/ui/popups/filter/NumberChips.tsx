import { RadioChips } from '../../components/chip/RadioChips';

interface NumberChipsProps {
  /** The numbers that are offered, smallest first. */
  readonly offered: readonly number[];
  /** What is asked; null is 상관없음. */
  readonly value: number | null;
  readonly nameOf: (n: number) => string;
  readonly onChange: (value: number | null) => void;
}

const ANY = '';

/**
 * One of a few numbers, or none. A number that only an address can ask for is a choice, too, for as
 * long as it is asked.
 */
export function NumberChips({ offered, value, nameOf, onChange }: NumberChipsProps) {
  const numbers = new Set(value === null ? offered : [...offered, value]);
  const options = [...numbers].sort((a, b) => a - b);
  return (
    <RadioChips
      options={[
        { value: ANY, name: '상관없음' },
        ...options.map((n) => ({ value: String(n), name: nameOf(n) })),
      ]}
      value={value === null ? ANY : String(value)}
      onChange={(chosen) => {
        onChange(chosen === ANY ? null : Number(chosen));
      }}
    />
  );
}
