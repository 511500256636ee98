import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAT } from '../../support/community-stage';
import { DealStage } from '../../support/deal-stage';
import { renderApp } from '../../support/render-app';
import { house, ScriptedHouses } from '../../../support/scripted-houses';
import { choose, openDirect } from '../../screens/direct/direct-kit';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/map/MapLayout'),
    import('../../../../src/ui/screens/house/HouseScreen'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the checklist of a viewing', () => {
  it('is begun from the page of a house', async () => {
    const houses = new ScriptedHouses();
    houses.onOne = (id) => Promise.resolve(house(id, {}));
    const { stores } = renderApp('/place/1', { houses });
    await choose('체크리스트 쓰기');
    await waitFor(() => {
      expect(stores.history.current.url).toBe('/checklist/write?house=1');
    });
  });

  it('is begun from the page of a room without a middleman, by all but its author', async () => {
    const stage = new DealStage();
    const { id } = stage.offer({ ago: 26, by: CAT, draft: { monthly: 30 } });
    const { stores } = await openDirect(stage, id);
    await choose('체크리스트 쓰기');
    await waitFor(() => {
      expect(stores.history.current.url).toBe(`/checklist/write?deal=${id}`);
    });
  });

  it('is not offered to who owns the room', async () => {
    const stage = new DealStage();
    const { id } = stage.offer({ ago: 26, by: CAT, draft: { monthly: 30 } });
    await openDirect(stage, id, CAT);
    fireEvent.click(await screen.findByRole('button', { name: '더 많은 기능' }));
    expect(await screen.findByRole('button', { name: '수정' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '체크리스트 쓰기' })).toBeNull();
  });
});
