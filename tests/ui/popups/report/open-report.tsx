import { renderApp } from '../../support/render-app';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AppError } from '#core';
import { type NewReport, type Reports } from '#core';
import { MemoryRandom } from '../../../../src/adapters/memory/memory-random';
import { MemoryReports } from '../../../../src/adapters/memory/memory-reports';
import type { Services } from '../../../../src/ui/ground/services';

export const SUBJECT = {
  target: { code: 'OPITG10001', id: '7' },
  title: '역에서 가까운 방',
  authorId: null,
};
export const NO_REASON = '신고할 항목을 선택해 주세요.';
export const NO_TEXT = '구체적인 사유와 의견을 입력해 주세요.';
export const TEXT = '사진이 다른 집이에요.';
const clock = { now: () => Date.parse('2026-11-20T12:00:00+09:00') };

/** What was sent, and under which key. */
type Sent = readonly [NewReport, string];

/** A server that keeps reports, or answers as it is told. */
export function server(
  answer?: (sent: readonly Sent[]) => Promise<{ readonly caseNumber: string }>,
) {
  const kept = new MemoryReports({ random: new MemoryRandom(), clock, who: () => 1 });
  const sent: Sent[] = [];
  const reports: Reports = {
    send: (report, key) => {
      sent.push([report, key]);
      return answer === undefined ? kept.send(report, key) : answer(sent);
    },
    mine: (cancel) => kept.mine(cancel),
  };
  return { reports, sent };
}

export const failing = (...errors: readonly AppError[]) =>
  server((sent) => {
    const error = errors[sent.length - 1];
    return error === undefined
      ? Promise.resolve({ caseNumber: 'RP-BCDFGHJK' })
      : Promise.reject(error);
  });

/** The popup of a thing over /more, for a member. */
export async function openReport(change: Partial<Services> = {}) {
  const services = renderApp('/more', change);
  await screen.findByRole('heading', { name: '더보기' });
  act(() => {
    services.stores.session.signedIn({ ID: 1 });
    void services.stores.popups.ask('report', SUBJECT);
  });
  await dialog();
  // What is drawn hears of its store only after its effects have run.
  await act(() => Promise.resolve());
  return services;
}

export const dialog = () => screen.findByRole('dialog', { name: '신고하기' });
export const gone = () =>
  waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
export const button = () => screen.getByRole('button', { name: '제출하기' });
export const choose = (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }));
};
export const text = () => screen.getByRole<HTMLTextAreaElement>('textbox');
export const type = (value: string) => {
  fireEvent.change(text(), { target: { value } });
};
export const fill = () => {
  choose('욕설 또는 비방');
  type(TEXT);
};
export const press = () => {
  fireEvent.click(button());
};
/** Answers the alert or question that names itself so. */
export const answer = async (name: string | RegExp, pressed = '확인') => {
  const asked = await screen.findByRole('alertdialog', { name });
  fireEvent.click(within(asked).getByRole('button', { name: pressed }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog', { name })).toBeNull();
  });
};
export const search = () => window.location.search;
