import { GROUP_NAMES, MARRIAGE_NAMES, OCCUPATION_NAMES } from '#core';
import type { ChipChoice } from './rows/ChipsRow';
import type { ConditionsStore } from './conditions-store';

const entries = <Word extends string>(names: Readonly<Record<Word, string>>) =>
  Object.entries(names) as [Word, string][];

/** One of these words; none pressed is not known. */
function oneOf<Word extends string>(
  names: Readonly<Record<Word, string>>,
  chosen: Word | null,
  choose: (word: Word | null) => void,
): ChipChoice[] {
  return entries(names).map(([word, name]) => ({
    name,
    isChosen: word === chosen,
    onPress: () => {
      choose(word === chosen ? null : word);
    },
  }));
}

/** Any of these words, or that none applies; nothing pressed is not known. */
function anyOf<Word extends string>(
  names: Readonly<Record<Word, string>>,
  chosen: readonly Word[] | null,
  choose: (words: readonly Word[] | null) => void,
): ChipChoice[] {
  const saysNone = chosen?.length === 0;
  return [
    ...entries(names).map(([word, name]) => {
      const isChosen = chosen?.includes(word) === true;
      return {
        name,
        isChosen,
        onPress: () => {
          const others = (chosen ?? []).filter((one) => one !== word);
          const next = isChosen ? others : [...others, word];
          choose(next.length === 0 ? null : next);
        },
      };
    }),
    {
      name: '해당 없음',
      isChosen: saysNone,
      onPress: () => {
        choose(saysNone ? null : []);
      },
    },
  ];
}

export const occupationChoices = (store: ConditionsStore): ChipChoice[] =>
  anyOf(OCCUPATION_NAMES, store.person.occupations, (occupations) => {
    store.change({ occupations });
  });

export const marriageChoices = (store: ConditionsStore): ChipChoice[] =>
  oneOf(MARRIAGE_NAMES, store.person.marriage, (marriage) => {
    store.change({ marriage });
  });

export const groupChoices = (store: ConditionsStore): ChipChoice[] =>
  anyOf(GROUP_NAMES, store.person.groups, (groups) => {
    store.change({ groups });
  });
