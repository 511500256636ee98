import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { MemoryMapProvider } from '../../../../src/adapters/memory/memory-map-provider';
import { BEAR, MOON } from '../../support/community-stage';
import { BONGCHEON, DealStage, SILLIM } from '../../support/deal-stage';
import { giveSizes } from '../../support/laid-out';
import { giveWidth } from '../../support/give-width';
import { openDeals } from './deals-kit';

beforeAll(() => import('../../../../src/ui/screens/deals/wide/WideLayout'));
beforeAll(() => import('../../../../src/ui/screens/direct/direct-first'));
giveSizes();
giveWidth(1440);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function someStage(): DealStage {
  const stage = new DealStage();
  for (let at = 0; at < 3; at += 1) stage.offer({ by: BEAR, ago: at, draft: { monthly: 40 + at } });
  return stage;
}

const list = () => screen.findByRole('region', { name: '직거래 목록' });
const cardLinks = async () => within(await list()).findAllByRole('link');
const openFirst = async () => {
  const [first] = await cardLinks();
  fireEvent.click(first as HTMLElement);
  await screen.findByRole('button', { name: '닫기' });
};
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
  });

describe('direct deals on a desktop', () => {
  it('stand beside a map of all that the list counts', async () => {
    const stage = someStage();
    openDeals(stage, `/direct?dongliCode=${SILLIM}`);
    expect(await cardLinks()).toHaveLength(3);
    await waitFor(() => {
      expect(stage.directs.of('marks').at(-1)?.[0]).toMatchObject({
        bounds: null,
        filter: { dongliCode: SILLIM },
      });
    });
  });

  it('leave a map without marks beside a list that could not be had', async () => {
    const stage = someStage();
    stage.directs.failure = new AppError('offline');
    const maps = new MemoryMapProvider();
    openDeals(stage, '/direct', { maps });
    expect(await screen.findByText('직거래를 불러오지 못했어요')).toBeTruthy();
    await waitFor(() => {
      expect(maps.opened).not.toHaveLength(0);
    });
  });

  it('open beside their list, which stays as it is, until Back', async () => {
    const stage = someStage();
    const { stores } = openDeals(stage, `/direct?dongliCode=${SILLIM}`);
    await cardLinks();
    const asked = stage.directs.of('list').length;
    await openFirst();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(await cardLinks()).toHaveLength(3);
    act(() => {
      stores.history.back();
    });
    await isClosed();
    expect(window.location.search).toContain(SILLIM);
    expect(stage.directs.of('list')).toHaveLength(asked);
    const [first] = await cardLinks();
    expect(document.activeElement).toBe(first);
  });

  it('are kept by the heart of the pill that is open', async () => {
    const stage = someStage();
    const { stores } = openDeals(stage, `/direct?dongliCode=${SILLIM}`);
    await openFirst();
    const heart = await waitFor(() => {
      const offered = document.querySelector('[aria-current=true] [class*=offered] svg');
      if (offered === null) throw new Error('There is no heart yet.');
      return offered;
    });
    fireEvent.click(heart);
    await waitFor(() => {
      expect(stores.toasts.current?.message).toBe('찜했어요');
    });
    expect(screen.getByRole('button', { name: '닫기' })).toBeTruthy();
  });

  it('take each other’s place in the panel: Back closes it', async () => {
    const stage = someStage();
    const { stores } = openDeals(stage, '/direct');
    await openFirst();
    const [, second] = await cardLinks();
    fireEvent.click(second as HTMLElement);
    await waitFor(() => {
      expect(window.location.pathname).toBe(second?.getAttribute('href'));
    });
    act(() => {
      stores.history.back();
    });
    await isClosed();
    expect(window.location.pathname).toBe('/direct');
  });

  it('close where something else is asked of the list', async () => {
    const stage = someStage();
    openDeals(stage, '/direct');
    await openFirst();
    fireEvent.click(screen.getByRole('button', { name: '주차' }));
    await isClosed();
    expect(window.location.search).toContain('option=');
    expect(window.location.pathname).toBe('/direct');
  });

  it('of another dong are on another map', async () => {
    const stage = someStage();
    const place = { ...stage.deals.kept[0]?.draft.place, dongliCode: BONGCHEON };
    stage.offer({ by: MOON, draft: { place: place as never } });
    const { stores } = openDeals(stage, `/direct?dongliCode=${SILLIM}`);
    expect(await cardLinks()).toHaveLength(3);
    act(() => {
      stores.history.push(`/direct?dongliCode=${BONGCHEON}`);
    });
    await waitFor(() => {
      expect(stage.directs.of('marks').at(-1)?.[0]).toMatchObject({
        filter: { dongliCode: BONGCHEON },
      });
    });
  });

  it('that are opened from outside have all others beside them', async () => {
    const stage = someStage();
    const [first] = stage.deals.kept;
    openDeals(stage, `/direct/detail/${first?.id ?? ''}`);
    await screen.findByRole('button', { name: '닫기' });
    expect(await cardLinks()).toHaveLength(3);
  });
});
