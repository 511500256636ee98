import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, ITEM_TYPE, STORAGE_KEY, withField } from '#core';
import { LaterPart } from '../../../src/ui/stores/later-part';
import { ChecklistDevice, ChecklistServer } from '../support/checklist-device';
import { summary } from '../../support/scripted-houses';
import { renderApp } from '../support/render-app';
import { stopAfterwards } from '../support/started';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The app at an address, on a device whose checklists are open already. */
function opened(url: string, device = new ChecklistDevice(new ChecklistServer())) {
  device.store.start();
  stopAfterwards(() => {
    device.store.stop();
  });
  const part = new LaterPart(() => Promise.resolve(device.store));
  const services = renderApp(url, ({ stores, houses }) => {
    // One house alone is asked for, by its id.
    const known = Object.assign(Object.create(houses) as typeof houses, {
      some: (ids: readonly string[]) => Promise.resolve(ids.map((id) => summary(id))),
    });
    return { houses: known, stores: { ...stores, checklists: part } };
  });
  return { device, part, services };
}
const write = async ({ store }: ChecklistDevice, title: string) => {
  const id = store.newId();
  await store.change(id, (on, at) => withField(on, 'title', title, at));
  return id;
};
const keep = (...ids: readonly string[]) => {
  const kept = {
    status: 'OPEN',
    dealType: 'MONTH_RENT',
    deposit: 1000,
    monthly: 50,
    maintenance: 7,
  };
  const entries = ids.map((id, n) => ({
    TARGET_CD: ITEM_TYPE.HOUSE,
    TARGET_ID: id,
    DATE: n,
    KEPT: kept,
  }));
  localStorage.setItem(STORAGE_KEY.ZZIM_HOUSES, JSON.stringify({ version: '1.0', entries }));
};

describe('a checklist of what somebody keeps', () => {
  it('takes address and price over', async () => {
    keep('1');
    const { device } = opened('/checklist/write');
    fireEvent.click(await screen.findByRole('button', { name: '찜한 집으로 시작하기' }));
    const house = summary('1');
    const row = await screen.findByRole('button', { name: new RegExp(house.address.dong) });
    fireEvent.click(row);
    await waitFor(() => {
      expect(device.store.shown?.[0]?.checklist.place?.value).toMatchObject({
        from: 'HOUSE',
        targetId: '1',
        dong: house.address.dong,
        price: { deposit: house.deposit, monthly: house.monthly },
      });
    });
    await waitFor(() => {
      expect(
        screen.getByDisplayValue(`${house.address.sigungu} ${house.address.dong}`),
      ).toBeTruthy();
    });
    expect(screen.queryByRole('button', { name: new RegExp(house.address.dong) })).toBeNull();
  });

  it('says where one keeps nothing', async () => {
    opened('/checklist/write');
    fireEvent.click(await screen.findByRole('button', { name: '찜한 집으로 시작하기' }));
    expect(await screen.findByText('찜한 집이 없어요')).toBeTruthy();
  });

  it('is led to from there', async () => {
    opened('/zzim');
    const link = await screen.findByRole('link', { name: /본 집을 적어 두세요/ });
    expect(link.getAttribute('href')).toBe('/checklists');
  });
});

describe('checklists that wait', () => {
  it('are counted where one sees what is to be sent', async () => {
    const device = new ChecklistDevice(new ChecklistServer());
    device.failure = new AppError('offline');
    const { part, services } = opened('/outbox', device);
    act(() => {
      device.signIn('7');
      services.stores.session.signedIn({ ID: 7, NICKNAME: '달' });
    });
    await act(async () => {
      await part.ready();
      await write(device, '언덕 위 집');
    });
    const line = await screen.findByRole('link', { name: /체크리스트 1개$/ });
    expect(line.getAttribute('href')).toBe('/checklists');
    expect(screen.queryByText('보낼 것이 없어요')).toBeNull();
  });

  it('say that they go after a login, and ask for it by a press alone', async () => {
    const device = new ChecklistDevice(new ChecklistServer());
    device.signIn('7');
    device.failure = new AppError('unauthorized');
    opened('/checklists', device);
    await act(async () => {
      await write(device, '언덕 위 집');
      await device.store.sync.run();
    });
    const note = (await screen.findByText(/1개가 이 기기에 있어요\. 로그인하면 보내요\./))
      .parentElement;
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(within(note ?? document.body).getByRole('button', { name: '로그인' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });
});

describe('a logout', () => {
  it('says how many checklists go with it, and keeps them where the person stays', async () => {
    const device = new ChecklistDevice(new ChecklistServer());
    device.signIn('7');
    device.failure = new AppError('offline');
    const { services } = opened('/more', device);
    act(() => {
      services.stores.session.signedIn({ ID: 7, NICKNAME: '달' });
    });
    await act(() => write(device, '언덕 위 집'));
    fireEvent.click(await screen.findByRole('button', { name: '로그아웃' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('아직 보내지 못한 체크리스트 1개는 이 기기에서 지워져요.');
    fireEvent.click(within(dialog).getByRole('button', { name: '취소' }));
    expect(await device.kept.all('7')).toHaveLength(1);
  });
});
