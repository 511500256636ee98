import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  hybridStampAt,
  ITEM_TYPE,
  keptDeal,
  parseJoinedSeen,
  POST_KIND,
  seenHouse,
  STORAGE_KEY,
  storedBookmarks,
  storedJoined,
  storedZzimDeals,
  storedZzimHouses,
  type JoinedSeen,
  type KeptHouse,
  type SeenState,
} from '#core';
import { sawThing } from '../../../src/ui/stores/seen/seen-of';
import { notice } from '../../support/notices';
import { house, ScriptedHouses, summary } from '../../support/scripted-houses';
import { MOON } from '../support/community-stage';
import { DealStage } from '../support/deal-stage';
import { noticesOf } from '../support/notices-of';
import { renderApp } from '../support/render-app';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../src/ui/screens/map/MapLayout'),
    import('../../../src/ui/screens/house/HouseScreen'),
    import('../../../src/ui/screens/notice/NoticeScreen'),
    import('../../../src/ui/screens/zzim/ZzimScreen'),
  ]),
);

const KEPT: KeptHouse = {
  status: 'OPEN',
  dealType: 'MONTH_RENT',
  deposit: 1000,
  monthly: 60,
  maintenance: 7,
};

/** A house that was kept for 60 a month. */
function keepHouse(): void {
  const entry = { TARGET_CD: ITEM_TYPE.HOUSE, TARGET_ID: '1', DATE: 1000, KEPT };
  localStorage.setItem(STORAGE_KEY.ZZIM_HOUSES, storedZzimHouses([entry]));
}

function keepNotice(): void {
  const entry = { TARGET_CD: ITEM_TYPE.RENTAL, TARGET_ID: '7', DATE: 1000 };
  localStorage.setItem(STORAGE_KEY.ZZIM_NOTICES, storedBookmarks([entry]));
}

/** It was opened at a moment (ms), and was so. */
function opened(type: JoinedSeen['type'], id: string, at: number, state: SeenState): void {
  const entry = { type, id, at: hybridStampAt(at, 'desk'), isKept: true, state };
  localStorage.setItem(STORAGE_KEY.ZZIM_SEEN, storedJoined([entry]));
}

const seen = () => parseJoinedSeen(localStorage.getItem(STORAGE_KEY.ZZIM_SEEN));
const houses = () => {
  const scripted = new ScriptedHouses();
  scripted.onSome = (ids) => Promise.resolve(ids.map((id) => summary(id)));
  scripted.onOne = (id) => Promise.resolve(house(id));
  return scripted;
};
const APPLY: SeenState = { stands: 'APPLY', price: null, until: null, correctedOn: null };

describe('marks of what changed', () => {
  it('are those since a house was opened last', async () => {
    keepHouse();
    opened('house', '1', 2000, seenHouse({ ...KEPT, monthly: 45 }));
    renderApp('/zzim', { houses: houses() });
    const line = (await screen.findByText('지난번에 본 뒤')).parentElement;
    expect(line?.textContent).toBe('지난번에 본 뒤월세 5만 오름');
  });

  it('are those since it was kept where it was opened before that', async () => {
    keepHouse();
    opened('house', '1', 500, seenHouse({ ...KEPT, monthly: 45 }));
    renderApp('/zzim', { houses: houses() });
    const line = (await screen.findByText('찜한 뒤')).parentElement;
    expect(line?.textContent).toBe('찜한 뒤월세 10만 내림');
  });

  it('are gone once a house is opened', async () => {
    keepHouse();
    const { stores } = renderApp('/place/1', { houses: houses() });
    await vi.waitFor(() => {
      expect(seen()).toMatchObject([{ type: 'house', id: '1', state: { price: { monthly: 50 } } }]);
    });
    act(() => {
      stores.history.push('/zzim');
    });
    expect(await screen.findByText('찜한 집')).toBeTruthy();
    expect(screen.queryByText('찜한 뒤')).toBeNull();
    expect(screen.queryByText('지난번에 본 뒤')).toBeNull();
  });

  it('are not begun by opening what is not kept', () => {
    const services = renderApp('/zzim', { houses: houses() });
    act(() => {
      sawThing(services, { type: 'house', of: house('1') });
    });
    expect(seen()).toEqual([]);
  });

  it('say of a room that it is free again', async () => {
    const stage = new DealStage();
    const { id } = stage.offer({ by: MOON, draft: { monthly: 50 } });
    const price = { rentType: 'MONTH_RENT', deposit: 500, monthly: 50, maintenance: 5 } as const;
    const KEPT_THEN = keptDeal({ ...price, status: 'OPEN' });
    const entry = { TARGET_CD: ITEM_TYPE.DEAL, TYPE: POST_KIND.DIRECT, DATE: 1 } as const;
    localStorage.setItem(
      STORAGE_KEY.ZZIM_DEALS,
      storedZzimDeals([{ ...entry, TARGET_ID: id, KEPT: KEPT_THEN }]),
    );
    opened('direct', id, 2000, { ...seenHouse(KEPT_THEN), stands: 'RESERVED' });
    renderApp('/zzim?of=direct', { houses: houses(), ...stage.services });
    const line = (await screen.findByText('지난번에 본 뒤')).parentElement;
    expect(line?.textContent).toContain('다시 거래 가능');
  });

  it('of a notice begin with what it is in the list, and say then what was corrected', async () => {
    keepNotice();
    const one = notice({ id: '7', title: '관악 매입임대' });
    renderApp('/zzim?sub=zzim-bookmark', { houses: houses(), ...noticesOf([one]) });
    expect(await screen.findByText('관악 매입임대')).toBeTruthy();
    await vi.waitFor(() => {
      expect(seen()).toMatchObject([{ type: 'notice', id: '7', state: { correctedOn: null } }]);
    });
    expect(screen.queryByText('지난번에 본 뒤')).toBeNull();
  });

  it('of a notice are what was corrected and that it closes, and stay until it is opened', async () => {
    keepNotice();
    opened('notice', '7', 2000, { ...APPLY, stands: 'CLOSED', correctedOn: '20261101' });
    const one = notice({ id: '7', title: '관악 매입임대' });
    const { stores } = renderApp('/zzim?sub=zzim-bookmark', {
      houses: houses(),
      ...noticesOf([one]),
    });
    const line = (await screen.findByText('지난번에 본 뒤')).parentElement;
    expect(line?.textContent).toContain('공고 정정');
    expect(seen()[0]?.state?.correctedOn).toBe('20261101');
    act(() => {
      stores.history.push('/notices/7');
    });
    await vi.waitFor(() => {
      expect(seen()[0]?.state?.correctedOn).toBeNull();
    });
  });
});
