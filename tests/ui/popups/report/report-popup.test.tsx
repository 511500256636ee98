import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { deferred } from '../../support/deferred';
import { announced, described } from '../../support/described';
import {
  SUBJECT,
  NO_REASON,
  NO_TEXT,
  TEXT,
  server,
  failing,
  openReport,
  dialog,
  gone,
  button,
  choose,
  text,
  type,
  fill,
  press,
  answer,
  search,
} from './open-report';
import { toasted } from '../../support/toasted';

describe('what is missing', () => {
  it('is said by the button that stands back, and led to', async () => {
    const { reports, sent } = server();
    await openReport({ reports });
    const shown = await dialog();
    expect(
      within(shown)
        .getAllByRole('radio')
        .map((one) => one.parentElement?.textContent),
    ).toEqual(['부적절한 홍보', '욕설 또는 비방', '청소년에게 부적절하거나 음란한 내용', '기타']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    press();
    await screen.findByText(NO_REASON);
    expect(announced(shown)).toBe(NO_REASON);
    expect(described(screen.getByRole('group', { name: '어떤 점이 문제인가요?' }))).toBe(NO_REASON);
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '부적절한 홍보' }));

    choose('기타');
    expect(screen.queryByText(NO_REASON)).toBeNull();
    type('  ');
    press();
    expect(await screen.findByText(NO_TEXT)).toBeTruthy();
    expect(described(text())).toBe(`${NO_TEXT} 2,000자 가운데 0자`);
    expect(document.activeElement).toBe(text());
    expect(text().getAttribute('aria-invalid')).toBe('true');

    type(TEXT);
    expect(text().getAttribute('aria-invalid')).toBeNull();
    expect(button().getAttribute('aria-disabled')).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is counted as a person sees it', async () => {
    await openReport();
    choose('기타');
    type('👨‍👩‍👧‍👦 \u1112\u1161\u11ab');
    expect(screen.getByText('3/2,000')).toBeTruthy();
  });

  it('is room, too: the count says how much is too much', async () => {
    await openReport();
    choose('기타');
    type('가'.repeat(2001));
    expect(screen.getByText('2,001/2,000')).toBeTruthy();
    expect(button().getAttribute('aria-disabled')).toBe('true');
    press();
    expect(await screen.findByText(/2,000자까지 적을 수 있어요/)).toBeTruthy();
    expect(text().value).toHaveLength(2001);
  });
});

describe('a report', () => {
  it('has a text for each reason; the chosen one is sent', async () => {
    const { reports, sent } = server();
    await openReport({ reports });
    choose('부적절한 홍보');
    type('광고예요.');
    choose('욕설 또는 비방');
    expect(text().value).toBe('');
    type(` ${TEXT} `);
    choose('부적절한 홍보');
    expect(text().value).toBe('광고예요.');
    choose('욕설 또는 비방');
    expect(text().value).toBe(` ${TEXT} `);
    press();
    await answer('제출하시겠습니까?');
    const done = await screen.findByRole('alertdialog', { name: '처리되었습니다.' });
    expect(done.textContent).toMatch(/접수번호: RP-\w{8}/);
    fireEvent.click(within(done).getByRole('button', { name: '확인' }));
    await gone();
    expect(sent.map(([report]) => report)).toEqual([
      { ...SUBJECT, reason: 'ABUSE', content: TEXT },
    ]);
    expect(sessionStorage.getItem('DRAFT_report') ?? '').not.toContain(TEXT);
    expect(search()).toBe('');
  });

  it('is sent once for two taps, and not at all for a no', async () => {
    const { promise, resolve } = deferred<{ readonly caseNumber: string }>();
    const { reports, sent } = server(() => promise);
    await openReport({ reports });
    fill();
    press();
    press();
    await answer('제출하시겠습니까?', '취소');
    expect(sent).toEqual([]);
    press();
    await answer('제출하시겠습니까?');
    await waitFor(() => {
      expect(button().getAttribute('aria-busy')).toBe('true');
    });
    press();
    type('늦은 글');
    expect(text().value).toBe(TEXT);
    resolve({ caseNumber: 'RP-BCDFGHJK' });
    await answer('처리되었습니다.');
    await gone();
    expect(sent).toHaveLength(1);
  });

  it('that nobody answers waits on the device, and goes later', async () => {
    const { reports, sent } = failing(new AppError('timeout'));
    await openReport({ reports });
    fill();
    press();
    await answer('제출하시겠습니까?');
    expect(await toasted('신고는 인터넷에 연결되면 보내요.')).toBeTruthy();
    await gone();
    const [tried] = sent.map(([, key]) => key);
    expect(localStorage.getItem(`OUTBOX_WRITE_${tried ?? ''}`)).toContain(TEXT);
  });

  it('keeps its text and its name while it is refused; other words are another one', async () => {
    const { reports, sent } = failing(
      new AppError('refused', '지금은 신고를 받지 않아요.'),
      new AppError('refused', '조금 뒤에 다시 눌러 주세요.'),
    );
    await openReport({ reports });
    fill();
    for (const said of ['지금은 신고를 받지 않아요.', '조금 뒤에 다시 눌러 주세요.']) {
      press();
      await answer('제출하시겠습니까?');
      await answer(said);
      expect(text().value).toBe(TEXT);
    }
    type(`${TEXT} 정말이에요.`);
    press();
    await answer('제출하시겠습니까?');
    await answer('처리되었습니다.');
    await gone();
    const [first, second, third] = sent.map(([, key]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('that is refused says so in the server’s words, without its scripts', async () => {
    const html = '이미 <b>신고</b>하셨어요.<script>alert(1)</script>';
    const { reports } = failing(new AppError('conflict', html, null, 409, html));
    await openReport({ reports });
    fill();
    press();
    await answer('제출하시겠습니까?');
    const alert = await screen.findByRole('alertdialog');
    await within(alert).findByText('신고');
    expect(alert.querySelector('b, script')?.outerHTML).toBe('<b>신고</b>');
    fireEvent.click(within(alert).getByRole('button', { name: '확인' }));
    await waitFor(() => {
      expect(alert.isConnected).toBe(false);
    });
    expect(text().value).toBe(TEXT);
  });

  it('that arrives after the popup was left is told on the page', async () => {
    const { promise, resolve } = deferred<{ readonly caseNumber: string }>();
    const { stores } = await openReport(server(() => promise));
    fill();
    press();
    await answer('제출하시겠습니까?');
    await waitFor(() => {
      expect(button().getAttribute('aria-busy')).toBe('true');
    });
    fireEvent.click(screen.getByRole('button', { name: '닫기' }));
    await gone();
    await act(async () => {
      resolve({ caseNumber: 'RP-BCDFGHJK' });
      await promise;
    });
    await waitFor(() => {
      expect(stores.toasts.current?.message).toBe('처리되었습니다. 접수번호: RP-BCDFGHJK');
    });
  });
});
