import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#core';
import { CAT, MOON } from '../../support/community-stage';
import { chosen, columns, compareWorld, openAt, table } from './compare-kit';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/compare/CompareScreen'),
    import('../../../../src/ui/screens/map/MapLayout'),
    import('../../../../src/ui/screens/house/HouseScreen'),
    import('../../../../src/ui/screens/house/HouseRest'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const rowOf = (name: string) =>
  screen.getByRole('rowheader', { name }).closest('tr')?.textContent ?? '';
const button = (name: RegExp) => screen.getByRole('button', { name });

describe('the comparison', () => {
  it('is what its address says: a column a house or deal, a row a property', async () => {
    const world = compareWorld();
    openAt(`/compare?items=ha,${world.code},hb`, world);
    const shown = within(await table());
    expect(shown.getAllByRole('columnheader')).toHaveLength(4);
    const links = shown.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/place/a', `/direct/detail/${world.deal.id}`, '/place/b']);
    expect(rowOf('월세')).toBe('월세50만33만가장 적어요45만');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(
      /^한 달에 드는 돈은 월세 .*\/33이 가장 적어요$/,
    );
    expect(document.title).toBe('월세 1,000/50 원룸 외 2곳 비교 · 한칸');
    expect(screen.getByRole('region', { name: '비교 표' }).tabIndex).toBe(0);
    // Nothing of where the room really is.
    expect(document.body.textContent).not.toMatch(/302호|신림로 340/);
  });

  it('leaves out what cannot be read and what has no room, and says so', async () => {
    const world = compareWorld();
    openAt('/compare?items=ha,%3Cscript%3E,hb,hc,hd,he', world);
    await table();
    expect(columns()).toEqual(['ha', 'hb', 'hc', 'hd']);
    expect(
      screen.getByText(
        '주소에서 읽을 수 없는 1곳은 뺐어요. 4곳까지 비교할 수 있어서 나머지 1곳은 뺐어요.',
      ),
    ).toBeTruthy();
    expect(screen.queryByRole('region', { name: '더 담기' })).toBeNull();
  });

  it('says the same of all that nobody is shown, to its author, too', async () => {
    const world = compareWorld();
    const { stage } = world;
    const done = stage.offer({ by: CAT, kept: { status: 'DONE' } });
    const hidden = stage.offer({ by: CAT, kept: { status: 'HIDDEN' } });
    const services = openAt(`/compare?items=hgone,d${done.id},d${hidden.id},d999`, world);
    await table();
    expect(screen.getAllByText('거래가 끝났거나 볼 수 없는 방이에요.')).toHaveLength(4);
    const asked = stage.directs.of('one').length;
    stage.logIn(services, CAT);
    await waitFor(() => {
      expect(stage.directs.of('one').length).toBe(asked + 3);
    });
    await screen.findByText('0곳을 나란히 봐요');
    expect(screen.getAllByText('거래가 끝났거나 볼 수 없는 방이에요.')).toHaveLength(4);
    expect(document.title).toBe('집 비교 · 한칸');
  });

  it('asks again for a member, of deals alone', async () => {
    const world = compareWorld();
    const services = openAt(`/compare?items=ha,${world.code}`, world);
    await table();
    const ones = () => world.houses.asked.filter(({ kind }) => kind === 'one').length;
    const before = ones();
    const asked = world.stage.directs.of('one').length;
    world.stage.logIn(services, MOON);
    await waitFor(() => {
      expect(world.stage.directs.of('one').length).toBe(asked + 1);
    });
    expect(ones()).toBe(before);
    expect(await table()).toBeTruthy();
  });

  it('takes a column out of its address, can have it back, and keeps the focus', async () => {
    const world = compareWorld();
    chosen('ha', world.code);
    const { stores } = openAt(`/compare?items=ha,${world.code}`, world);
    await table();
    const [first] = screen.getAllByRole('button', { name: /비교에서 빼기/ });
    first?.focus();
    fireEvent.click(first as HTMLElement);
    expect(columns()).toEqual([world.code]);
    expect(window.location.search).toBe(`?items=${world.code}`);
    expect(stores.compare.codes).toEqual([world.code]);
    expect(document.activeElement?.getAttribute('data-act')).toBe('remove');
    expect(screen.getByText('한 곳 더 담으면 비교할 수 있어요.')).toBeTruthy();
    act(() => {
      stores.toasts.act();
    });
    await waitFor(() => {
      expect(columns()).toEqual(['ha', world.code]);
    });
    expect(stores.compare.codes).toEqual(['ha', world.code]);
  });

  it('says at last that nothing is left, with the focus on the page', async () => {
    const world = compareWorld();
    openAt('/compare?items=ha', world);
    await table();
    button(/비교에서 빼기/).focus();
    fireEvent.click(button(/비교에서 빼기/));
    expect(await screen.findByText('비교할 집이 없어요')).toBeTruthy();
    expect(window.location.search).toBe('');
    expect(document.activeElement?.textContent).toBe('집 비교');
  });

  it('moves columns in its address and says where they stand; a link of others changes no choice', async () => {
    const world = compareWorld();
    chosen('hz');
    const { stores } = openAt('/compare?items=ha,hb', world);
    await table();
    expect(screen.queryByRole('button', { name: /50 원룸 앞으로/ })).toBeNull();
    fireEvent.click(button(/50 원룸 뒤로/));
    expect(columns()).toEqual(['hb', 'ha']);
    expect(window.location.search).toBe('?items=hb,ha');
    expect(screen.getByText('월세 1,000/50 원룸 2번째')).toBeTruthy();
    fireEvent.click(button(/50 원룸 앞으로/));
    expect(columns()).toEqual(['ha', 'hb']);
    expect(stores.compare.codes).toEqual(['hz']);
  });

  it('shows only what is different where somebody wants that', async () => {
    const world = compareWorld();
    openAt('/compare?items=ha,hb', world);
    await table();
    const all = screen.getAllByRole('rowheader').length;
    fireEvent.click(screen.getByRole('switch', { name: '다른 것만' }));
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows).toEqual(['실월비용', '월세']);
    fireEvent.click(screen.getByRole('switch', { name: '다른 것만' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(all);
  });

  it('is shared as the link that shows the same', async () => {
    const world = compareWorld();
    const { stores, env } = openAt(`/compare?items=hb,${world.code}&p=`, world);
    await table();
    const ask = vi.fn<typeof stores.popups.askOnce>(() => Promise.resolve(undefined as never));
    Object.assign(stores.popups, { askOnce: ask });
    fireEvent.click(button(/공유하기/));
    expect(ask).toHaveBeenCalledWith(
      'share',
      expect.objectContaining({
        title: '월세 1,000/45 원룸 외 1곳 비교 · 한칸',
        url: `${env.siteUrl}/compare?items=hb,${world.code}`,
      }),
    );
  });

  it('says why it cannot be shown, and shows it when it can', async () => {
    const world = compareWorld();
    const { onOne } = world.houses;
    world.houses.onOne = () => Promise.reject(new AppError('offline'));
    openAt(`/compare?items=ha,${world.code}`, world);
    expect(await screen.findByText('비교할 집을 불러오지 못했어요')).toBeTruthy();
    world.houses.onOne = onOne;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await table()).toBeTruthy();
  });

  it('is there on the way back from one of its rooms without a request', async () => {
    const world = compareWorld();
    const { stores } = openAt('/compare?items=ha,hb', world);
    fireEvent.click(within(await table()).getAllByRole('link')[1] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: /사십오만 원/ });
    await waitFor(() => {
      expect(screen.queryByRole('heading', { name: '집 비교' })).toBeNull();
    });
    const ones = () => world.houses.asked.filter(({ kind }) => kind === 'one').length;
    const before = ones();
    stores.history.back();
    expect(await table()).toBeTruthy();
    expect(ones()).toBe(before);
  });
});

describe('an empty comparison', () => {
  it('leads to what was chosen in this tab, and to the lists', async () => {
    const world = compareWorld();
    chosen('ha', world.code);
    openAt('/compare', world);
    fireEvent.click(await screen.findByRole('link', { name: '고른 2곳 비교하기' }));
    await table();
    expect(window.location.search).toBe(`?items=ha,${world.code}`);
  });

  it('goes on from a link that was shared: its rooms are chosen in the list', async () => {
    const world = compareWorld();
    const { stores } = openAt(`/compare?items=ha,${world.code}`, world);
    await table();
    fireEvent.click(screen.getByRole('link', { name: '직거래에서' }));
    expect(stores.compare.codes).toEqual(['ha', world.code]);
    const bar = await screen.findByRole('group', { name: '비교할 집' });
    expect(bar.textContent).toContain('2/4');
  });
});
