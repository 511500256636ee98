import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAT } from '../../support/community-stage';
import { DealStage } from '../../support/deal-stage';
import { hasRoom, MateStage, wantsRoom } from '../../support/mate-stage';
import { pressable } from '../../support/pressable';
import { renderApp } from '../../support/render-app';
import { house, ScriptedHouses } from '../../../support/scripted-houses';
import { choose, openDirect } from '../../screens/direct/direct-kit';
import { openMate } from '../../screens/mate/mate-kit';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/map/MapLayout'),
    import('../../../../src/ui/screens/house/HouseScreen'),
    import('../../../../src/ui/screens/mate/MateMenu'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** What the menu of the page offers. */
async function offered(): Promise<(string | null)[]> {
  const more = await pressable('더 많은 기능');
  fireEvent.click(more);
  const list = within(more.parentElement ?? document.body).getByRole('list');
  return within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
}

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

  it('is begun from the page of a mate who has a home to share', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom());
    const { stores } = await openMate(stage, id);
    await choose('체크리스트 쓰기');
    await waitFor(() => {
      expect(stores.history.current.url).toBe(`/checklist/write?deal=${id}`);
    });
  });

  it('is not offered of a mate who only looks for a room', async () => {
    const stage = new MateStage();
    const { id } = stage.look(wantsRoom());
    await openMate(stage, id);
    expect(await offered()).toEqual(['신고하기', '차단하기']);
  });

  it('is not offered to the mate who has the home', async () => {
    const stage = new MateStage();
    const { id } = stage.look(hasRoom(), { by: CAT });
    await openMate(stage, id, CAT);
    expect(await offered()).toEqual(['수정', '삭제']);
  });

  it('is not offered to who owns the room', async () => {
    const stage = new DealStage();
    const { id } = stage.offer({ ago: 26, by: CAT, draft: { monthly: 30 } });
    await openDirect(stage, id, CAT);
    expect(await offered()).toEqual(['비교에 담기', '수정', '삭제']);
  });
});
