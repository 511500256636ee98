import {
  ageBandName,
  askedAnswers,
  DEPOSIT_RANGE,
  genderName,
  HABIT_CHOICE,
  HABITS,
  habitName,
  MONTHLY_RANGE,
  roomOptionName,
  utilityName,
  type HabitChoice,
  type HabitName,
  type MateFilter,
} from '#core';
import type { MateFilterSection } from '../../stores/popups/props/mate-filter-props';
import { dealsText, namesText, rangeText } from '../house-filter/filter-labels';

interface Question {
  /** As the form asks it, and a chip as long as nothing is asked. */
  readonly title: string;
  /** What is asked, as short as it can be; empty where nothing is. */
  readonly text: (filter: MateFilter) => string;
}

/** Every question of a filter of mates, in the order of the form. */
export const MATE_QUESTIONS: Readonly<Record<MateFilterSection, Question>> = {
  gender: { title: '성별', text: ({ gender }) => (gender === null ? '' : genderName(gender)) },
  age: { title: '나이대', text: ({ ages }) => namesText(ages.map(ageBandName)) },
  monthly: { title: '월세', text: ({ monthly }) => rangeText('월세', MONTHLY_RANGE, monthly) },
  habit: {
    title: '생활',
    text: ({ habits }) => namesText(askedAnswers(habits).map(({ habit }) => habitName(habit))),
  },
  option: { title: '옵션', text: ({ options }) => namesText(options.map(roomOptionName)) },
  deposit: {
    title: '보증금',
    text: ({ deposit }) => rangeText('보증금', DEPOSIT_RANGE, deposit),
  },
  rentType: { title: '거래 유형', text: ({ rentTypes }) => dealsText(rentTypes) },
  utility: { title: '공과금', text: ({ utilities }) => namesText(utilities.map(utilityName)) },
};

export const MATE_SECTIONS = Object.keys(MATE_QUESTIONS) as MateFilterSection[];

const isChoice = (value: string): value is HabitChoice => Object.hasOwn(HABIT_CHOICE, value);

/** The answers to one habit, as a filter asks for them. */
export const habitChoices = (habit: HabitName) =>
  Object.entries<string>(HABITS[habit].answers).flatMap(([answer, name]) => {
    const value = `${habit}-${answer}`;
    return isChoice(value) ? [{ value, name }] : [];
  });
