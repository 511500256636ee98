import { GROUP_NAMES, MARRIAGE_NAMES, OCCUPATION_NAMES, type Group } from '#core';
import type { ChipChoice } from './rows/ChipsRow';
import type { ConditionsStore } from './conditions-store';

const entries = <Word extends string>(names: Readonly<Record<Word, string>>) =>
  Object.entries(names) as [Word, string][];

/** One of these words, or none. */
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

export const occupationChoices = (store: ConditionsStore): ChipChoice[] =>
  oneOf(OCCUPATION_NAMES, store.person.occupation, (occupation) => {
    store.change({ occupation });
  });

export const marriageChoices = (store: ConditionsStore): ChipChoice[] =>
  oneOf(MARRIAGE_NAMES, store.person.marriage, (marriage) => {
    store.change({ marriage });
  });

/** Any of the groups, or that none applies: nothing pressed is not known. */
export function groupChoices(store: ConditionsStore): ChipChoice[] {
  const { groups } = store.person;
  const become = (next: readonly Group[]) => {
    store.change({ groups: next.length === 0 ? null : next });
  };
  return [
    ...entries(GROUP_NAMES).map(([group, name]) => ({
      name,
      isChosen: groups?.includes(group) === true,
      onPress: () => {
        const others = (groups ?? []).filter((one) => one !== group);
        become(groups?.includes(group) === true ? others : [...others, group]);
      },
    })),
    {
      name: '해당 없음',
      isChosen: groups?.length === 0,
      onPress: () => {
        store.change({ groups: groups?.length === 0 ? null : [] });
      },
    },
  ];
}
