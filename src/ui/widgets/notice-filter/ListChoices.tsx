import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button/Button';
import { FilterCheck } from './FilterCheck';
import styles from './list-choices.module.scss';

export interface Choice<Word extends string> {
  readonly word: Word;
  readonly name: string;
  /** Null where nobody counted. */
  readonly count: number | null;
  readonly sign?: ReactNode;
}

interface ListChoicesProps<Word extends string> {
  readonly choices: readonly Choice<Word>[];
  readonly asked: readonly Word[];
  /** No more can be asked for at once. */
  readonly most?: number;
  /** So many are shown at first; all of them without it. */
  readonly first?: number;
  readonly onChange: (asked: readonly Word[]) => void;
}

/** Answers of which several may be chosen together; of a long list the first, and the chosen. */
export function ListChoices<Word extends string>(props: ListChoicesProps<Word>) {
  const { choices, asked, most = Infinity, first = Infinity, onChange } = props;
  const [isLong, setLong] = useState(false);
  const shown = isLong
    ? choices
    : choices.filter(({ word }, at) => at < first || asked.includes(word));
  const toggle = (word: Word) => {
    onChange(asked.includes(word) ? asked.filter((one) => one !== word) : [...asked, word]);
  };
  return (
    <>
      <ul>
        {shown.map(({ word, name, count, sign }) => (
          <li key={word}>
            <FilterCheck
              checked={asked.includes(word)}
              count={count}
              sign={sign}
              disabled={asked.length >= most && !asked.includes(word)}
              onChange={() => {
                toggle(word);
              }}
            >
              {name}
            </FilterCheck>
          </li>
        ))}
      </ul>
      {shown.length < choices.length && (
        <Button
          kind="plain"
          className={styles.longer}
          onClick={() => {
            setLong(true);
          }}
        >
          {choices.length - shown.length}곳 더 보기
        </Button>
      )}
    </>
  );
}
