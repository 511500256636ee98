import '../../support/dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { FilterBar, type CountedDraft } from '../../../../src/ui/widgets/filter-bar/FilterBar';

type Draft = { -readonly [Field in keyof CountedDraft]: CountedDraft[Field] };

/** A bar over a draft that counts nothing by itself. */
function open(noun: string, part: Partial<Draft> = {}) {
  const pressed: string[] = [];
  const press = (name: string) => () => {
    pressed.push(name);
  };
  const store = observable.object<Draft>(
    {
      state: { kind: 'loading' },
      total: null,
      counted: null,
      count: () => {
        press('count')();
        return Promise.resolve();
      },
      reset: press('reset'),
      ...part,
    },
    {},
    { deep: false },
  );
  render(<FilterBar store={store} noun={noun} onApply={press('apply')} />);
  const become = (next: Partial<Draft>) => {
    act(() => {
      runInAction(() => Object.assign(store, next));
    });
  };
  return { pressed, become };
}

const said = () => screen.getByRole('status').textContent;

describe('the bar of a filter', () => {
  it('follows its draft by itself: what stands around it need not be drawn anew', () => {
    const { become } = open('집');
    expect(screen.getByRole('button', { name: '집 보기' })).toBeTruthy();
    become({ state: { kind: 'ready' }, total: 1280, counted: 1280 });
    expect(screen.getByRole('button', { name: '집 1,280개 보기' })).toBeTruthy();
    expect(said()).toBe('조건에 맞는 집 1,280개');
  });

  it('says nothing aloud of a count that is not at rest', () => {
    const { become } = open('공고', { state: { kind: 'ready' }, total: 12, counted: 12 });
    become({ state: { kind: 'loading' }, total: 8 });
    expect(screen.getByRole('button', { name: '공고 8개 보기' })).toBeTruthy();
    expect(said()).toBe('조건에 맞는 공고 12개');
  });

  it.each([
    ['집', '집이 몇 개인지 세지 못했어요. 네트워크 연결을 확인해 주세요.'],
    ['공고', '공고가 몇 개인지 세지 못했어요. 네트워크 연결을 확인해 주세요.'],
  ])('says why %s could not be counted; one goes on all the same', (noun, words) => {
    const state = { kind: 'failed', error: new AppError('offline') } as const;
    const { pressed } = open(noun, { state, counted: 3 });
    expect(screen.getByRole('alert').textContent).toContain(words);
    for (const name of ['다시 세기', '초기화', `${noun} 보기`])
      fireEvent.click(screen.getByRole('button', { name }));
    expect(pressed).toEqual(['count', 'reset', 'apply']);
  });
});
