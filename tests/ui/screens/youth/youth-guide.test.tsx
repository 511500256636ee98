import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SUPPLY, SUPPLY_CODES, supplyName } from '#core';
import { renderApp } from '../../support/render-app';
import { noticeClock } from '../../support/weighed-notices';

const open = async (hash = '') => {
  const services = renderApp(`/youth/guide${hash}`, { clock: noticeClock });
  await screen.findByRole('heading', { level: 1, name: '공고 읽는 법' });
  return services;
};
const kinds = SUPPLY_CODES.filter((code) => code !== SUPPLY.OTHER);

describe('the guide', () => {
  it('says of when it is', async () => {
    await open();
    expect(screen.getByText(/2026년 11월 기준/)).toBeTruthy();
  });

  it.each(kinds)('leads to the part of %s, and from there to its notices', async (code) => {
    await open();
    const contents = screen.getByRole('navigation', { name: '차례' });
    const link = within(contents).getByRole('link', { name: supplyName(code) });
    expect(link.getAttribute('href')).toBe(`/youth/guide#${code}`);
    fireEvent.click(link);
    const heading = screen.getByRole('heading', { level: 3, name: supplyName(code) });
    expect(document.activeElement).toBe(heading);
    const part = screen.getByRole('region', { name: supplyName(code) });
    const way = within(part).getByRole('link', { name: `${supplyName(code)} 공고 보기` });
    expect(way.getAttribute('href')).toBe(`/youth/notices?supply=${code}`);
  });

  it('opens at the part that the address names', async () => {
    await open('#SUPLY00006');
    await waitFor(() => {
      expect(document.activeElement?.textContent).toBe('청년안심주택');
    });
  });

  it('adds no entry to the history as one moves in it', async () => {
    const { stores } = await open();
    const before = stores.history.entries.length;
    fireEvent.click(screen.getByRole('link', { name: '행복주택' }));
    await waitFor(() => {
      expect(window.location.hash).toBe('#SUPLY00001');
    });
    expect(stores.history.entries).toHaveLength(before);
  });

  it('writes limits as amounts, and marks what is to be looked up', async () => {
    await open();
    const income = within(screen.getByRole('table'));
    expect(
      income.getByRole('row', { name: /도시근로자 월평균소득.*381만 586만 816만 880만/ }),
    ).toBeTruthy();
    const happy = within(screen.getByRole('region', { name: '행복주택' }));
    expect(happy.getByText('자산 2억 5,100만원 이하')).toBeTruthy();
    expect(happy.queryByText('확인 필요')).toBeNull();
    const jeonse = within(screen.getByRole('region', { name: '전세임대' }));
    expect(jeonse.getAllByText('확인 필요').length).toBeGreaterThan(0);
  });
});
