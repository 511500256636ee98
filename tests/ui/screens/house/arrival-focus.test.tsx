import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AppError, type House } from '#core';
import { house, ScriptedHouses } from '../../../support/scripted-houses';
import { deferred } from '../../support/deferred';
import { renderApp } from '../../support/render-app';

// The first import of a chunk takes longer than a view may.
beforeAll(() =>
  Promise.all([
    import('../../../../src/ui/screens/map/MapLayout'),
    import('../../../../src/ui/screens/house/HouseScreen'),
    import('../../../../src/ui/screens/house/HouseRest'),
  ]),
);

function touched(hasBeenActive: boolean): void {
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive },
    configurable: true,
  });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'userActivation');
});

const price = () => screen.findByRole('heading', { level: 1, name: /^보증금/ });

describe('when a house arrives', () => {
  it('whoever came to it is at its headline', async () => {
    touched(true);
    const houses = new ScriptedHouses();
    houses.onOne = (id) => Promise.resolve(house(id));
    const { stores } = renderApp('/mate', { houses });
    await screen.findByRole('heading', { name: '메이트' });
    act(() => {
      stores.history.push('/place/1');
    });
    const headline = await price();
    expect(document.activeElement).toBe(headline);
  });

  it('whoever has not touched the window begins at its beginning', async () => {
    touched(false);
    const houses = new ScriptedHouses();
    houses.onOne = (id) => Promise.resolve(house(id));
    renderApp('/place/1', { houses });
    await price();
    expect(document.activeElement).toBe(document.body);
  });

  it('whoever is elsewhere already stays there', async () => {
    touched(true);
    const answer = deferred<House>();
    const houses = new ScriptedHouses();
    houses.onOne = () => answer.promise;
    renderApp('/place/1', { houses });
    const back = await screen.findByRole('button', { name: '뒤로' });
    back.focus();
    await act(async () => {
      answer.resolve(house('1'));
      await answer.promise;
    });
    await price();
    expect(document.activeElement).toBe(back);
  });

  it('whoever asked again is not left on a button that is gone', async () => {
    touched(true);
    const houses = new ScriptedHouses();
    houses.onOne = () => Promise.reject(new AppError('server'));
    renderApp('/place/1', { houses });
    const again = await screen.findByRole('button', { name: '다시 불러오기' });
    houses.onOne = (id) => Promise.resolve(house(id));
    again.focus();
    fireEvent.click(again);
    const headline = await price();
    expect(document.activeElement).toBe(headline);
  });
});
