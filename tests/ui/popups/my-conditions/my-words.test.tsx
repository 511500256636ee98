import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEY, UNKNOWN_PERSON, type Condition, type Person, type PersonField } from '#core';
import { noticesOf } from '../../support/weighed-notices';
import { openConditions, press, rowOf } from './conditions-kit';

const know = (part: Readonly<Record<string, unknown>>) => {
  localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify(part));
};
const stored = (): unknown => JSON.parse(localStorage.getItem(STORAGE_KEY.MY_CONDITIONS) ?? 'null');
const saved = async (part: Partial<Person>) => {
  press(/^(?:저장하기|저장하고 공고 보기|맞는 공고 \d+개 보기)$/);
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(stored()).toEqual({ ...UNKNOWN_PERSON, ...part });
};
const pressIn = (field: PersonField, name: string) => {
  fireEvent.click(within(rowOf(field)).getByRole('button', { name }));
};
const pressed = (field: PersonField) =>
  within(rowOf(field))
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const counted = (text: string) => screen.findByText(text);
const asking = (...all: readonly Condition[]) => ({
  notices: noticesOf(
    ...all.map((condition, at) => ({
      id: String(at),
      conditions: { on: null, ranks: [{ name: null, conditions: [condition] }] },
    })),
  ),
});
const STUDENT: Condition = { kind: 'occupation', anyOf: ['STUDENT'] };
const WORKING: Condition = { kind: 'occupation', anyOf: ['EMPLOYED'] };

describe('what a person does', () => {
  it('may be several things at once', async () => {
    await openConditions(asking(STUDENT, WORKING));
    pressIn('occupations', '직장인');
    expect(await counted('맞아요 1 · 안 맞아요 1')).toBeTruthy();
    pressIn('occupations', '대학생');
    expect(await counted('맞아요 2 · 안 맞아요 0')).toBeTruthy();
    expect(pressed('occupations')).toEqual(['대학생', '직장인']);
    pressIn('occupations', '직장인');
    expect(pressed('occupations')).toEqual(['대학생']);
    await saved({ occupations: ['STUDENT'] });
  });

  it('may be nothing of it, which is not the same as saying nothing', async () => {
    await openConditions(asking(STUDENT, WORKING));
    pressIn('occupations', '대학생');
    pressIn('occupations', '해당 없음');
    expect(pressed('occupations')).toEqual(['해당 없음']);
    expect(await counted('맞아요 0 · 안 맞아요 2')).toBeTruthy();
    pressIn('occupations', '해당 없음');
    expect(pressed('occupations')).toEqual([]);
    pressIn('occupations', '해당 없음');
    await saved({ occupations: [] });
  });

  it('is taken over from when one thing alone could be said', async () => {
    know({ occupation: 'STUDENT' });
    await openConditions(asking(STUDENT));
    expect(pressed('occupations')).toEqual(['대학생']);
    pressIn('occupations', '직장인');
    await saved({ occupations: ['STUDENT', 'EMPLOYED'] });
  });
});

it('counts an engaged couple among the unmarried and the newlyweds', async () => {
  await openConditions(
    asking(
      { kind: 'marriage', anyOf: ['SINGLE'] },
      { kind: 'marriage', anyOf: ['NEWLYWED'] },
      { kind: 'marriage', anyOf: ['MARRIED'] },
    ),
  );
  expect(within(rowOf('marriage')).getByText(/예비부부는 미혼·신혼부부 공고에도/)).toBeTruthy();
  pressIn('marriage', '예비부부');
  expect(await counted('맞아요 2 · 안 맞아요 1')).toBeTruthy();
  pressIn('marriage', '신혼부부');
  expect(await counted('맞아요 2 · 안 맞아요 1')).toBeTruthy();
  expect(pressed('marriage')).toEqual(['신혼부부']);
  pressIn('marriage', '신혼부부');
  expect(pressed('marriage')).toEqual([]);
});

describe('where a person works', () => {
  const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const choose = (name: string, choice: string) => {
    const option = Array.from(select(name).options).find(
      ({ textContent }) => textContent === choice,
    );
    fireEvent.change(select(name), { target: { value: option?.value } });
  };
  const ready = () =>
    waitFor(() => {
      expect(select('사는 곳 시·도').disabled).toBe(false);
    });
  const HERE: Condition = { kind: 'residence', areas: ['1162000000'], orWork: true };

  it('may be nowhere, and the person says so', async () => {
    know({ livesIn: '1168000000' });
    await openConditions(asking(HERE));
    await ready();
    expect(within(rowOf('worksIn')).getByText('사는 곳과 같아도 골라 주세요')).toBeTruthy();
    choose('직장·학교가 있는 곳 시·도', '없음');
    expect(await counted('맞아요 0 · 안 맞아요 1')).toBeTruthy();
    expect(select('직장·학교가 있는 곳 시·군·구').disabled).toBe(true);
    await saved({ livesIn: '1168000000', worksIn: 'NONE' });
  });

  it('is said to be nowhere still, and is somewhere at a choice', async () => {
    know({ livesIn: '1168000000', worksIn: 'NONE' });
    await openConditions(asking(HERE));
    await ready();
    expect(select('직장·학교가 있는 곳 시·도').selectedOptions[0]?.textContent).toBe('없음');
    choose('직장·학교가 있는 곳 시·도', '서울');
    choose('직장·학교가 있는 곳 시·군·구', '관악구');
    await saved({ livesIn: '1168000000', worksIn: '1162000000' });
  });

  it('cannot be nowhere for who lives somewhere', async () => {
    await openConditions(asking(HERE));
    await ready();
    const choices = Array.from(select('사는 곳 시·도').options, ({ textContent }) => textContent);
    expect(choices).not.toContain('없음');
  });

  it('is asked more closely where a whole 시·도 does not decide', async () => {
    know({ livesIn: '1168000000', worksIn: '1100000000' });
    await openConditions(asking(HERE));
    await ready();
    expect(await within(rowOf('worksIn')).findByText('시·군·구까지 골라 주세요')).toBeTruthy();
    choose('직장·학교가 있는 곳 시·군·구', '관악구');
    await waitFor(() => {
      expect(within(rowOf('worksIn')).queryByText('시·군·구까지 골라 주세요')).toBeNull();
    });
    expect(within(rowOf('livesIn')).getByText('주민등록이 된 곳')).toBeTruthy();
  });
});
