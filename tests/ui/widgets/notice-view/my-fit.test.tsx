import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Condition, Notice, Person } from '#core';
import { MyFit } from '../../../../src/ui/widgets/notice-view/parts/MyFit';
import { asking, person } from '../../../support/notice-values';
import { NOTICE_NOW, notice, noticeDay } from '../../../support/notices';
import { renderParts } from '../../support/render-parts';

const AGE: Condition = { kind: 'age', from: 19, to: 39 };
const OWN_INCOME: Condition = { kind: 'income', whose: 'SELF', limits: [1_540_000], further: null };
const PARENTS: Condition = { kind: 'assets', whose: 'FAMILY', limit: 337_000_000 };
const APART: Condition = { kind: 'apart' };
const YOUNG = { birthDay: '20000301', livesApart: true } as const;

function draw(one: Notice, who: Partial<Person> | null) {
  // A popup that another test left in the address would be open.
  window.history.replaceState(null, '', '/');
  const made = renderParts(<MyFit notice={one} now={NOTICE_NOW} />);
  act(() => {
    if (who !== null) made.services.stores.person.save(person(who));
  });
  const asked = () => made.services.stores.popups.shown.map(({ props }) => props);
  return { ...made, asked };
}

describe('my conditions in a notice', () => {
  it('are asked for before anything was said, at the first one that it needs', () => {
    const { asked } = draw(notice({ conditions: asking(APART, AGE) }), null);
    fireEvent.click(screen.getByRole('button', { name: /나에게 맞는지 볼까요\?.*입력하기/ }));
    expect(asked()).toEqual([{ field: 'livesApart' }]);
  });

  it('that fit say until when, and what was weighed', () => {
    draw(notice({ conditions: asking(AGE, APART) }), YOUNG);
    expect(screen.getByText('맞아요 · 신청할 수 있어요')).toBeTruthy();
    expect(screen.getByText('11월 25일(수)까지 신청하면 돼요')).toBeTruthy();
    const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(rows).toEqual([
      '나이만 19~39세26세맞아요',
      '부모님과 따로 사는지따로 살아야 해요따로 살아요맞아요',
    ]);
    expect(screen.getByText(/마지막 판단은/).textContent).toBe(
      '공고문을 옮겨 계산한 참고 결과예요. 마지막 판단은 LH가 해요.',
    );
  });

  it('say from when on, where applications have not begun', () => {
    const from = noticeDay(2, 600);
    draw(notice({ conditions: asking(AGE), from }), YOUNG);
    expect(screen.getByText('11월 22일(일)부터 신청할 수 있어요')).toBeTruthy();
  });

  it('that do not fit say why, with the number that decided', () => {
    draw(notice({ conditions: asking(AGE, OWN_INCOME) }), { ...YOUNG, income: 2_300_000 });
    expect(screen.getByText('안 맞아요 · 소득이 기준보다 높아요')).toBeTruthy();
    const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(rows).toEqual(['소득월 154만원 이하230만원안 맞아요']);
  });

  it('name where one has to live and where one lives, whatever areas the homes are in', () => {
    const seoul: Condition = {
      kind: 'residence',
      areas: ['1100000000'],
      names: ['서울'],
      orWork: false,
    };
    const areas = [{ code: '1162010200', name: '서울 관악구 신림동' }];
    const ranks = [{ name: '1순위', conditions: [seoul] }];
    const { services } = draw(notice({ areas, conditions: { on: null, ranks } }), {
      livesIn: '4127000000',
    });
    expect(screen.getByText('안 맞아요 · 서울에 살아야 신청해요')).toBeTruthy();
    expect(screen.getByText('서울에 살아야 신청해요')).toBeTruthy();
    act(() => {
      services.stores.person.save(person({ livesIn: '1162000000' }));
      services.stores.person.nameAreas([{ code: '1162000000', name: '서울 관악구' }]);
    });
    const rows = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(rows).toEqual(['사는 곳서울서울 관악구맞아요']);
  });

  it('that decide nothing say what is missing, each a way to its field', () => {
    const conditions = {
      on: null,
      ranks: [
        { name: '1순위', conditions: [AGE, OWN_INCOME] },
        { name: '2순위', conditions: [AGE, PARENTS] },
      ],
    };
    const { asked } = draw(notice({ conditions }), YOUNG);
    expect(screen.getByText('모르면 비워 두어도 괜찮아요')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      '1순위',
      '2순위',
    ]);
    expect(screen.getAllByText('소득을 입력하면 알 수 있어요').length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: '부모님 자산 입력하기' }));
    expect(asked()).toEqual([{ field: 'parentsAssets' }]);
  });

  it('change with what is said', () => {
    const { services } = draw(notice({ conditions: asking(AGE) }), { birthDay: '19700101' });
    expect(screen.getByText(/^안 맞아요 ·/)).toBeTruthy();
    act(() => {
      services.stores.person.save(person(YOUNG));
    });
    expect(screen.getByText(/^맞아요 ·/)).toBeTruthy();
  });

  it('can be mended', () => {
    const { asked } = draw(notice({ conditions: asking(AGE) }), YOUNG);
    fireEvent.click(screen.getByRole('button', { name: '고치기' }));
    expect(asked()).toEqual([{ field: null }]);
  });

  it('are not asked for where the notice says none that is read', () => {
    draw(notice(), YOUNG);
    expect(screen.getByText('신청 조건은 공고문에서 확인해 주세요.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
