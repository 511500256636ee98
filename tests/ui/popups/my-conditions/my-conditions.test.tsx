import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEY, UNKNOWN_PERSON, type NoticeSummary } from '#core';
import { deferred } from '../../support/deferred';
import { BY_AGE, failing, noticesOf } from '../../support/weighed-notices';
import { dialog, field, openConditions, press, rowOf, type } from './conditions-kit';

const stored = (): unknown => JSON.parse(localStorage.getItem(STORAGE_KEY.MY_CONDITIONS) ?? 'null');
/** What a control says of itself besides its name. */
const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });

describe('my conditions', () => {
  it('counts the notices as one types', async () => {
    await openConditions();
    expect(await screen.findByText('입력하면 바로 세어 드려요')).toBeTruthy();
    type('생년월일', '20000514');
    expect(field('생년월일').value).toBe('2000.05.14');
    expect(await screen.findByText('만 26세')).toBeTruthy();
    expect(await screen.findByText('맞아요 1 · 안 맞아요 0')).toBeTruthy();
    expect(screen.getByText(/알 수 없어요 2/)).toBeTruthy();
    type('생년월일', '19800514');
    expect(await screen.findByText('맞아요 0 · 안 맞아요 1')).toBeTruthy();
  });

  it('saves what was typed on this device, in whole won, and shows what fits', async () => {
    const { services, answer } = await openConditions();
    type('생년월일', '20000514');
    type('월 소득', '230');
    type('모은 돈과 자산', '1800');
    expect(field('모은 돈과 자산').value).toBe('1,800');
    press('함께 사는 가족 늘리기');
    press('직장인');
    fireEvent.click(within(rowOf('groups')).getByRole('button', { name: '해당 없음' }));
    press('맞는 공고 1개 보기');
    expect(await answer).toBe(true);
    expect(stored()).toEqual({
      ...UNKNOWN_PERSON,
      birthDay: '20000514',
      income: 2_300_000,
      assets: 18_000_000,
      household: 1,
      occupations: ['EMPLOYED'],
      groups: [],
    });
    expect(services.stores.person.isKnown).toBe(true);
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe('/youth/notices?fits=true');
    });
  });

  it.each([
    ['nothing fits', '19500514', '저장하고 공고 보기'],
    ['something fits', '20000514', '맞는 공고 1개 보기'],
  ])('leads the same way where %s', async (_, birthDay, name) => {
    await openConditions();
    await screen.findByText('입력하면 바로 세어 드려요');
    type('생년월일', birthDay);
    press(name);
    await gone();
    await waitFor(() => {
      expect(window.location.pathname + window.location.search).toBe('/youth/notices?fits=true');
    });
  });

  it('leads nowhere where nothing is said any more', async () => {
    localStorage.setItem(STORAGE_KEY.MY_CONDITIONS, JSON.stringify({ income: 2_300_000 }));
    const { answer } = await openConditions();
    press('모두 지우기');
    press('저장하기');
    expect(await answer).toBe(true);
    expect(window.location.pathname).toBe('/mate');
  });

  it('keeps what the list asks already', async () => {
    const { answer } = await openConditions({}, null, '/youth/notices?supply=SUPLY00004');
    type('생년월일', '20000514');
    press('맞는 공고 1개 보기');
    await answer;
    await waitFor(() => {
      expect(window.location.search).toBe('?supply=SUPLY00004&fits=true');
    });
  });

  it('says which share of the median an income is, once the household is known', async () => {
    await openConditions();
    type('월 소득', '230');
    expect(screen.queryByText(/중위소득/)).toBeNull();
    press('함께 사는 가족 늘리기');
    expect(await screen.findByText('세전 · 기준 중위소득의 약 90%')).toBeTruthy();
  });

  it('names the birth day where it is wrong, and leads back to it', async () => {
    await openConditions();
    type('생년월일', '20000230');
    expect(await screen.findByText(/^생년월일에 없는 날짜/)).toBeTruthy();
    type('생년월일', '30000101');
    expect(await screen.findByText('생년월일의 연도를 확인해 주세요.')).toBeTruthy();
    type('생년월일', '200005');
    expect(screen.queryByText(/여덟 자리로/)).toBeNull();
    press('저장하기');
    expect(await screen.findByText(/^생년월일을 2000.05.14처럼/)).toBeTruthy();
    expect(document.activeElement).toBe(field('생년월일'));
    expect(field('생년월일').getAttribute('aria-invalid')).toBe('true');
    expect(stored()).toBeNull();
  });

  it('says what a field would decide, beside what it means', async () => {
    await openConditions();
    await waitFor(() => {
      expect(rowOf('birthDay').textContent).toContain('입력하면 1개 더 확인');
    });
    expect(rowOf('livesIn').textContent).toContain('주민등록이 된 곳');
    expect(rowOf('livesIn').textContent).toContain('입력하면 1개 더 확인');
    expect(rowOf('car').textContent).not.toContain('더 확인');
    const heard = described(field('생년월일'));
    expect(heard).toContain('예: 2000.05.14');
    expect(heard).toContain('입력하면 1개 더 확인');
  });

  it('says in what an amount is typed, also before anything is', async () => {
    await openConditions();
    expect(within(rowOf('income')).getByText('만원')).toBeTruthy();
    expect(described(field('월 소득'))).toMatch(/^만원 세전/);
    type('월 소득', '230');
    expect(described(field('월 소득'))).toMatch(/^만원 세전/);
    expect(described(field('생년월일'))).not.toContain('만원');
  });

  it('asks of the household only where more than one lives together', async () => {
    await openConditions();
    press('함께 사는 가족 늘리기');
    expect(screen.queryByRole('textbox', { name: '가구 월 소득' })).toBeNull();
    press('함께 사는 가족 늘리기');
    expect(await screen.findByRole('textbox', { name: '가구 월 소득' })).toBeTruthy();
    press('함께 사는 가족 줄이기');
    press('함께 사는 가족 비우기');
    expect(within(rowOf('household')).getByText('–')).toBeTruthy();
  });

  it('takes back what is pressed once more', async () => {
    await openConditions();
    const none = within(rowOf('ownsHome')).getByRole('button', { name: '없어요' });
    fireEvent.click(none);
    expect(none.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(none);
    expect(none.getAttribute('aria-pressed')).toBe('false');
    press('장애인');
    press('한부모가족');
    press('장애인');
    press('저장하고 공고 보기');
    await gone();
    expect(stored()).toEqual({ ...UNKNOWN_PERSON, groups: ['SINGLE_PARENT'] });
  });

  it('opens at a field, and then only saves', async () => {
    const { answer } = await openConditions({}, 'parentsIncome');
    await waitFor(() => {
      expect(document.activeElement).toBe(field('부모님 월 소득'));
    });
    type('생년월일', '20000514');
    press('저장하기');
    expect(await answer).toBe(true);
    expect(window.location.pathname).toBe('/mate');
  });

  it('shows what was typed again after it was closed by accident', async () => {
    const { services } = await openConditions();
    type('월 소득', '230');
    fireEvent(await dialog(), new Event('cancel', { cancelable: true }));
    await gone();
    expect(stored()).toBeNull();
    act(() => {
      void services.stores.popups.ask('my-conditions', { field: null });
    });
    await dialog();
    expect(field('월 소득').value).toBe('230');
    expect(screen.getByText(/저장하지 않은 내용/)).toBeTruthy();
    press('저장한 내용 보기');
    await waitFor(() => {
      expect(field('월 소득').value).toBe('');
    });
  });

  it('clears everything at a press, and takes that back', async () => {
    localStorage.setItem(
      STORAGE_KEY.MY_CONDITIONS,
      JSON.stringify({ birthDay: '20000514', income: 2_300_000 }),
    );
    await openConditions();
    press('모두 지우기');
    await waitFor(() => {
      expect(field('생년월일').value).toBe('');
    });
    press('되돌리기');
    await waitFor(() => {
      expect(field('월 소득').value).toBe('230');
    });
    press('모두 지우기');
    press('저장하기');
    await gone();
    expect(stored()).toBeNull();
  });

  it('can be saved while the notices are on their way, and where they cannot be had', async () => {
    const { promise } = deferred<readonly NoticeSummary[]>();
    const slow = Object.assign(Object.create(noticesOf(BY_AGE)) as ReturnType<typeof noticesOf>, {
      weighed: () => promise,
    });
    await openConditions({ notices: slow });
    expect(screen.getByRole('status', { name: '공고를 불러오는 중' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '저장하기' })).toBeTruthy();
  });

  it('asks again for the notices', async () => {
    const { notices, recover } = failing(noticesOf(BY_AGE), 'weighed');
    await openConditions({ notices });
    type('생년월일', '20000514');
    expect(await screen.findByText('공고를 세지 못했어요')).toBeTruthy();
    recover();
    press('다시 불러오기');
    expect(await screen.findByText('맞아요 1 · 안 맞아요 0')).toBeTruthy();
  });
});
