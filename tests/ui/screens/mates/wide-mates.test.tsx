import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BEAR, CAT } from '../../support/community-stage';
import { SILLIM } from '../../support/deal-stage';
import { giveSizes } from '../../support/laid-out';
import { hasRoom, MateStage } from '../../support/mate-stage';
import { pressable } from '../../support/pressable';
import { renderApp } from '../../support/render-app';
import { dongsOf } from '../../../support/mates';
import { giveWidth } from '../../support/give-width';

beforeAll(() => import('../../../../src/ui/screens/mates/wide/WideMates'));
beforeAll(() => import('../../../../src/ui/screens/mate/mate-first'));
giveSizes();
giveWidth(1440);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const dongs = dongsOf(1).map((dong) => ({ ...dong, dongliCode: SILLIM }));

function someStage(): MateStage {
  const stage = new MateStage();
  stage.look(hasRoom({ dongs, monthly: 30 }), { by: BEAR, ago: 3 });
  stage.look(hasRoom({ dongs, monthly: 40 }), { by: CAT, ago: 2 });
  return stage;
}

const list = () => screen.findByRole('region', { name: '메이트 목록' });
const cards = async () => within(await list()).findAllByRole('link', { name: /^월 / });
const close = () => screen.findByRole('button', { name: '닫기' });
const openFirst = async () => {
  const [first] = await cards();
  fireEvent.click(first as HTMLElement);
  await close();
};
const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole('button', { name: '닫기' })).toBeNull();
  });

describe('mates on a desktop', () => {
  it('leave room for one of them, and say so', async () => {
    renderApp('/mate', someStage().services);
    expect(await cards()).toHaveLength(2);
    expect(screen.getByText('메이트를 골라 주세요')).toBeTruthy();
  });

  it('ask for none of them where there is none', async () => {
    renderApp('/mate', new MateStage().services);
    expect(await within(await list()).findByText('확인된 글이 아직 없어요')).toBeTruthy();
    expect(screen.queryByText('메이트를 골라 주세요')).toBeNull();
  });

  it('open beside their list, which stays as it is, until Back', async () => {
    const stage = someStage();
    const { stores } = renderApp(`/mate?dongliCode=${SILLIM}`, stage.services);
    await cards();
    const asked = stage.mates.of('list').length;
    await openFirst();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByText('메이트를 골라 주세요')).toBeNull();
    expect(await cards()).toHaveLength(2);
    act(() => {
      stores.history.back();
    });
    await isClosed();
    expect(window.location.search).toContain(SILLIM);
    expect(stage.mates.of('list')).toHaveLength(asked);
    const [first] = await cards();
    expect(document.activeElement).toBe(first);
  });

  it('take each other’s place beside it: Back closes what is open', async () => {
    const { stores } = renderApp('/mate', someStage().services);
    await openFirst();
    const [, second] = await cards();
    fireEvent.click(second as HTMLElement);
    await waitFor(() => {
      expect(window.location.pathname).toBe(second?.getAttribute('href'));
    });
    act(() => {
      stores.history.back();
    });
    await isClosed();
    expect(window.location.pathname).toBe('/mate');
  });

  it('close where something else is asked of the list', async () => {
    renderApp('/mate', someStage().services);
    await openFirst();
    fireEvent.click(screen.getByRole('radio', { name: /방 구해요/ }));
    await isClosed();
    expect(window.location.pathname + window.location.search).toBe('/mate?side=WANT');
  });

  it('that are opened from outside have all others beside them', async () => {
    const stage = someStage();
    renderApp(`/mate/detail/${stage.kept.kept[0]?.id ?? ''}`, stage.services);
    await close();
    expect(await cards()).toHaveLength(2);
  });

  it('that their author deletes close, and are asked for no more', async () => {
    const stage = someStage();
    const services = renderApp('/mate', stage.services);
    await cards();
    stage.logIn(services, CAT);
    await openFirst();
    fireEvent.click(await pressable('더 많은 기능'));
    fireEvent.click(await screen.findByRole('button', { name: '삭제' }));
    const sure = within(await screen.findByRole('alertdialog'));
    const asked = stage.mates.of('one').length;
    fireEvent.click(sure.getByRole('button', { name: '삭제하기' }));
    await isClosed();
    await waitFor(async () => {
      expect(await cards()).toHaveLength(1);
    });
    expect(stage.mates.of('one')).toHaveLength(asked);
  });
});
