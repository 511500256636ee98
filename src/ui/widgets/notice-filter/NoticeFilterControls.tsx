import type { ReactNode } from 'react';
import {
  MOST_ASKED,
  NOTICE_STATUS,
  statusName,
  SUPPLY_CODES,
  supplyName,
  withParticle,
  type NoticeFilter,
  type NoticeTally,
} from '#core';
import type { NoticeFilterSection } from '../../stores/popups/props/notice-filter-props';
import { SupplySign } from '../notice-row/SupplySign';
import { AreaChoices } from './AreaChoices';
import type { AreaNames } from './area-tree';
import { FILTER_SECTIONS } from './filter-texts';
import { FilterSection } from './FilterSection';
import { ListChoices, type Choice } from './ListChoices';
import styles from './notice-filter-controls.module.scss';

interface NoticeFilterControlsProps {
  readonly filter: NoticeFilter;
  /** Null where nobody counted: then everything can be chosen that needs no name from the world. */
  readonly tally: NoticeTally | null;
  readonly names: AreaNames;
  /** With the signs of the kinds of supply, and nothing to fold: as a form, not as a column. */
  readonly isForm: boolean;
  readonly onChange: (filter: NoticeFilter) => void;
}

/** Of many offices so many are shown at first. */
const FIRST_OFFICES = 8;
const STATUSES = [NOTICE_STATUS.OPEN, NOTICE_STATUS.SCHEDULED, NOTICE_STATUS.EXPIRE];

/** Everything that can be asked of notices. */
export function NoticeFilterControls(props: NoticeFilterControlsProps) {
  const { filter, tally, names, isForm, onChange } = props;
  const change = (part: Partial<NoticeFilter>) => {
    onChange({ ...filter, ...part });
  };
  const supplies = suppliesOf(tally, filter);
  const organisations = organisationsOf(tally, filter);
  const questions: Readonly<Record<NoticeFilterSection, ReactNode>> = {
    area: (
      <AreaChoices
        areas={tally?.areas ?? []}
        asked={filter.areas}
        names={names}
        onChange={(areas) => {
          change({ areas });
        }}
      />
    ),
    supply: (
      <ListChoices
        choices={supplies.map((choice) => ({
          ...choice,
          sign: isForm ? <SupplySign code={choice.word} status="" size={36} /> : null,
        }))}
        asked={filter.supplies}
        onChange={(asked) => {
          change({ supplies: asked });
        }}
      />
    ),
    status: (
      <ListChoices
        choices={STATUSES.map((word) => ({
          word,
          name: statusName(word),
          count: tally?.statuses.find(({ code }) => code === word)?.count ?? null,
        }))}
        asked={filter.statuses}
        onChange={(statuses) => {
          change({ statuses });
        }}
      />
    ),
    organisation: (
      <ListChoices
        choices={organisations}
        asked={filter.organisations}
        most={MOST_ASKED}
        first={FIRST_OFFICES}
        onChange={(asked) => {
          change({ organisations: asked });
        }}
      />
    ),
  };
  const isEmpty: Readonly<Partial<Record<NoticeFilterSection, boolean>>> = {
    area: (tally?.areas ?? []).length === 0 && filter.areas.length === 0,
    supply: supplies.length === 0,
    organisation: organisations.length === 0,
  };
  // Where nobody counted nothing can be said of what there is none of: the question is left out.
  const sections = FILTER_SECTIONS.filter(
    ({ section }) => tally !== null || isEmpty[section] !== true,
  );
  return sections.map(({ section, title }) => (
    <FilterSection key={section} section={section} title={title} canFold={!isForm}>
      {isEmpty[section] === true ? (
        <p className={styles.none}>조건에 맞는 {withParticle(title, '이/가')} 없어요.</p>
      ) : (
        questions[section]
      )}
    </FilterSection>
  ));
}

/** Kinds that there are notices of, and those that are asked for. */
const suppliesOf = (tally: NoticeTally | null, { supplies }: NoticeFilter) =>
  SUPPLY_CODES.map((word) => ({
    word,
    name: supplyName(word),
    count: tally?.supplies.find(({ code }) => code === word)?.count ?? (tally && 0),
  })).filter(({ word, count }) => count !== 0 || supplies.includes(word));

const organisationsOf = (
  tally: NoticeTally | null,
  { organisations }: NoticeFilter,
): readonly Choice<string>[] => {
  const counted = (tally?.organisations ?? []).map(({ name, count }) => ({
    word: name,
    name,
    count,
  }));
  const rest = organisations
    .filter((name) => counted.every(({ word }) => word !== name))
    .map((name) => ({ word: name, name, count: tally && 0 }));
  return [...counted, ...rest];
};
