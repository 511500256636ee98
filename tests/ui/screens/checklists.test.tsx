import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withEntry, withField, type Checklist } from '#core';
import { MemoryClipboard } from '../../../src/adapters/memory/memory-clipboard';
import { LaterPart } from '../../../src/ui/stores/later-part';
import { ChecklistDevice, ChecklistServer } from '../support/checklist-device';
import { renderApp } from '../support/render-app';
import { stopAfterwards } from '../support/started';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The app at an address on a device; `member` is who is there. */
function opened(
  url: string,
  { device = new ChecklistDevice(new ChecklistServer()), member = '' } = {},
) {
  device.signIn(member === '' ? null : member);
  const checklists = new LaterPart(() => {
    device.store.start();
    stopAfterwards(() => {
      device.store.stop();
    });
    return Promise.resolve(device.store);
  });
  const services = renderApp(url, ({ stores }) => ({
    clock: device.server.clock,
    clipboard: new MemoryClipboard(),
    checklistViews: device.server.checklists,
    stores: { ...stores, checklists },
  }));
  return { device, services };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const BATH = { room: 'BATH', item: 'bath-mould' };

/** A device that keeps one of somebody, before any page is open. */
async function withOne(act: (on: Checklist, at: string) => Checklist, owner = '') {
  const device = new ChecklistDevice(new ChecklistServer());
  const id = device.store.newId();
  const at = '0m00000000000-phone';
  const titled = withField({ ...emptyOf(id) }, 'title', '언덕 위 집', at);
  await device.kept.change(owner, act(titled, at));
  return { device, id };
}
const emptyOf = (id: string): Checklist => ({
  id,
  title: null,
  place: null,
  contact: null,
  seenOn: null,
  note: null,
  rooms: [],
  entries: [],
  photos: [],
  removed: null,
});

describe('the list of checklists', () => {
  it('says what to do where there is none', async () => {
    opened('/checklists');
    expect(await screen.findByText('아직 쓴 체크리스트가 없어요')).toBeTruthy();
    expect(screen.getByRole('link', { name: '체크리스트 쓰기' }).getAttribute('href')).toBe(
      '/checklist/write',
    );
  });

  it('shows each with how far it is and where it is kept', async () => {
    const { device } = await withOne((on, at) => withEntry(on, BATH, 'grade', 'BAD', at));
    opened('/checklists', { device });
    const row = (await screen.findByText('언덕 위 집')).closest('li');
    expect(row && within(row).getByText('이 기기에만 있어요')).toBeTruthy();
    expect(row && within(row).getByRole('img', { name: /개 중 1개$/ })).toBeTruthy();
  });

  it('puts several side by side', async () => {
    const { device, id } = await withOne((on, at) => withEntry(on, BATH, 'grade', 'BAD', at));
    const other = device.store.newId();
    const at = '0m00000000001-phone';
    await device.kept.change(
      '',
      withEntry(withField(emptyOf(other), 'title', '역 앞 집', at), BATH, 'grade', 'GOOD', at),
    );
    const { services } = opened('/checklists', { device });
    fireEvent.click(await button('나란히 비교'));
    for (const name of ['언덕 위 집', '역 앞 집']) {
      fireEvent.click(screen.getByRole('checkbox', { name: `${name} 비교하기` }));
    }
    fireEvent.click(await button('2개 비교하기'));
    const row = await screen.findByRole('row', { name: /곰팡이/ });
    expect(within(row).getByText('나쁨')).toBeTruthy();
    expect(within(row).getByText('좋음')).toBeTruthy();
    expect(services.stores.history.current.url).toContain(id);
  });

  it('says that this browser keeps nothing', async () => {
    const device = new ChecklistDevice(new ChecklistServer());
    device.kept.refusal = 'forbidden';
    opened('/checklists', { device });
    expect(await screen.findByText(/저장을 막고 있어요/)).toBeTruthy();
  });
});

describe('a checklist that is begun', () => {
  it('keeps what is typed without a button, and goes on to the rooms', async () => {
    const { device, services } = opened('/checklist/write');
    fireEvent.change(await screen.findByLabelText('이름'), { target: { value: '반지하 집' } });
    await waitFor(async () => {
      expect((await device.kept.all(''))?.[0]?.checklist.title?.value).toBe('반지하 집');
    });
    fireEvent.click(await button('둘러보기 시작'));
    expect(await screen.findByRole('heading', { level: 2, name: '현관' })).toBeTruthy();
    expect(services.stores.history.current.url).toMatch(/^\/checklist\/modify\//);
    expect(await device.kept.all('')).toHaveLength(1);
  });

  it('says so where the house is not there any more, and can be written all the same', async () => {
    opened('/checklist/write?house=none');
    expect(await screen.findByText(/집 정보를 가져오지 못했어요/)).toBeTruthy();
    expect(screen.getByLabelText('주소')).toBeTruthy();
  });
});

describe('a checklist that is written', () => {
  it('keeps an answer, a note, a weight and an item of one’s own at once', async () => {
    const { device, id } = await withOne((on) => on);
    opened(`/checklist/modify/${id}`, { device });
    fireEvent.click(await button(/^욕실 0\//));
    const item = await screen.findByRole('article', { name: '곰팡이' });
    fireEvent.click(within(item).getByRole('button', { name: '나쁨' }));
    expect(within(item).getByRole('button', { name: '나쁨', pressed: true })).toBeTruthy();
    fireEvent.click(within(item).getByRole('button', { name: '메모' }));
    fireEvent.change(within(item).getByLabelText('곰팡이 메모'), {
      target: { value: '실리콘이 검어요' },
    });
    fireEvent.click(within(item).getByRole('button', { name: '곰팡이 더보기' }));
    fireEvent.click(within(item).getByRole('radio', { name: '중요' }));
    fireEvent.change(screen.getByLabelText('내 항목'), { target: { value: '욕조' } });
    fireEvent.click(await button('내 항목 더하기'));
    expect(await screen.findByRole('article', { name: '욕조' })).toBeTruthy();
    await waitFor(async () => {
      const entries = (await device.kept.one('', id))?.checklist.entries ?? [];
      const mould = entries.find(({ item: of }) => of === 'bath-mould');
      expect([mould?.grade?.value, mould?.note?.value, mould?.weight?.value]).toEqual([
        'BAD',
        '실리콘이 검어요',
        3,
      ]);
      expect(entries).toHaveLength(2);
    });
    fireEvent.click(within(item).getByRole('button', { name: '나쁨' }));
    expect(within(item).queryByRole('button', { pressed: true })).toBeNull();
  });

  it('times a litre and grades it', async () => {
    const { device, id } = await withOne((on) => on);
    opened(`/checklist/modify/${id}`, { device });
    fireEvent.click(await button(/^욕실 0\//));
    fireEvent.click(await button('수압 재기 시작'));
    act(() => {
      device.server.clock.advance(7_400);
    });
    fireEvent.click(await button('수압 그만 재기'));
    expect(await screen.findByText('1분에 약 8리터 · 보통')).toBeTruthy();
    const item = screen.getByRole('article', { name: '수압' });
    expect(within(item).getByRole('button', { name: '보통', pressed: true })).toBeTruthy();
  });

  it('finds items in all rooms, and shows what is left alone', async () => {
    const { device, id } = await withOne((on, at) => withEntry(on, BATH, 'grade', 'BAD', at));
    opened(`/checklist/modify/${id}`, { device });
    fireEvent.change(await screen.findByLabelText('항목 찾기'), { target: { value: '곰팡이' } });
    expect(await screen.findByRole('article', { name: '곰팡이' })).toBeTruthy();
    expect(screen.getByRole('article', { name: '곰팡이와 결로' })).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: '남은 항목만 보기' }));
    expect(screen.queryByRole('article', { name: '곰팡이' })).toBeNull();
  });

  it('says what the device could not keep, and keeps it at the next try', async () => {
    const { device, id } = await withOne((on) => on);
    opened(`/checklist/modify/${id}`, { device });
    await screen.findByRole('heading', { level: 2, name: '현관' });
    device.kept.refusal = 'full';
    fireEvent.click(
      within(await screen.findByRole('article', { name: '신발장' })).getByText('좋음'),
    );
    expect(await screen.findByText(/저장 공간이 부족해서/)).toBeTruthy();
    device.kept.refusal = null;
    fireEvent.click(await button('다시 저장'));
    await waitFor(() => {
      expect(screen.queryByText(/저장 공간이 부족해서/)).toBeNull();
    });
  });

  it('is not there where the device has none of that id', async () => {
    opened('/checklist/modify/none');
    expect(await screen.findByText('이 기기에 없는 체크리스트예요')).toBeTruthy();
  });
});

describe('a checklist that is read', () => {
  it('says the worst first, and goes once its owner is sure', async () => {
    const { device, id } = await withOne((on, at) =>
      withEntry(withEntry(on, BATH, 'grade', 'BAD', at), BATH, 'note', '실리콘이 검어요', at),
    );
    const { services } = opened(`/checklists/${id}`, { device });
    expect(await screen.findByRole('heading', { name: '먼저 볼 것 한 가지' })).toBeTruthy();
    expect(screen.getByText('욕실 · 곰팡이')).toBeTruthy();
    expect(
      screen.getByText('로그인하면 링크로 보여 줄 수 있고, 다른 기기에서도 이어서 쓸 수 있어요.'),
    ).toBeTruthy();
    fireEvent.click(await button('체크리스트 지우기'));
    fireEvent.click(await button('지우기'));
    await waitFor(() => {
      expect(services.stores.toasts.current?.message).toBe('체크리스트를 지웠어요.');
    });
    expect(device.store.shown).toEqual([]);
  });

  it('is shared by a link, and withdrawn', async () => {
    const { device, id } = await withOne((on) => on, '7');
    const { services } = opened(`/checklists/${id}`, { device, member: '7' });
    act(() => {
      services.stores.session.signedIn({ ID: 7 });
    });
    fireEvent.click(await button('링크 만들기'));
    await waitFor(() => {
      expect(services.stores.toasts.current?.message).toBe('링크를 복사했어요.');
    });
    const { code } = device.store.one(id)?.share ?? { code: '' };
    expect(await screen.findByText(new RegExp(`/view/${code}$`))).toBeTruthy();
    fireEvent.click(await button('공유 멈추기'));
    expect(await button('링크 만들기')).toBeTruthy();
  });
});

describe('a checklist behind a link', () => {
  it('is read without what was not chosen, until the link ends', async () => {
    const { device, id } = await withOne(
      (on, at) => withField(on, 'contact', { name: '김주인', tel: '010-1234-5678' }, at),
      '7',
    );
    device.signIn('7');
    device.store.start();
    stopAfterwards(() => {
      device.store.stop();
    });
    const choice = { address: false, name: false, tel: false };
    const { code } = await device.store.sync.share(id, 7, choice);
    opened(`/view/${code}`, { device });
    expect(await screen.findByRole('heading', { level: 2, name: '언덕 위 집' })).toBeTruthy();
    expect(screen.getAllByText('언덕 위 집')).toHaveLength(1);
    expect(screen.queryByText(/김주인/)).toBeNull();
    expect(screen.getByText(/주소 · 이름 · 연락처는 빠져 있어요/)).toBeTruthy();
  });

  it('says so where it is over', async () => {
    opened('/view/none');
    expect(await screen.findByText('더는 열리지 않는 링크예요')).toBeTruthy();
  });
});

it('the guide says how and why of everything', async () => {
  opened('/checklist/guide');
  expect(await screen.findByRole('heading', { level: 1, name: '방 보는 법' })).toBeTruthy();
  expect(screen.getByText('샤워기로 1리터를 채우는 데 걸린 시간을 재요')).toBeTruthy();
  expect(screen.getByText('세면대와 변기를 같이 쓰면 더 약해져요.')).toBeTruthy();
});
