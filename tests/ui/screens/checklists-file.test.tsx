import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { withField } from '#core';
import { LaterPart } from '../../../src/ui/stores/later-part';
import { ChecklistDevice, ChecklistServer } from '../support/checklist-device';
import { renderApp } from '../support/render-app';
import { stopAfterwards } from '../support/started';
import { toasted } from '../support/toasted';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
const photo = {
  size: JPEG.length,
  type: 'image/jpeg',
  arrayBuffer: () => Promise.resolve(JPEG.buffer),
};

/** The list of a visitor on a device. */
function opened(device: ChecklistDevice) {
  device.store.start();
  stopAfterwards(() => {
    device.store.stop();
  });
  return renderApp('/checklists', ({ stores }) => ({
    clock: device.server.clock,
    stores: { ...stores, checklists: new LaterPart(() => Promise.resolve(device.store)) },
  }));
}
async function written(device: ChecklistDevice, ...titles: readonly string[]) {
  for (const title of titles) {
    const id = device.store.newId();
    await device.store.change(id, (on, at) => withField(on, 'title', title, at));
    await device.store.addPhoto(id, { room: 'BATH', item: 'bath-mould' }, photo);
  }
}
/** A file as a person chooses it; the test's own document cannot read one. */
const choose = (bytes: Uint8Array) => {
  const file = { size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.slice().buffer) };
  fireEvent.change(screen.getByLabelText('체크리스트 파일 가져오기'), {
    target: { files: [file] },
  });
};

describe('checklists as a file', () => {
  it('are all chosen at first, and those that stay chosen are taken out', async () => {
    const device = new ChecklistDevice(new ChecklistServer());
    opened(device);
    await act(() => written(device, '언덕 위 집', '지하 집'));
    fireEvent.click(await screen.findByRole('button', { name: '내보내기' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '지하 집 내보내기' }));
    fireEvent.click(screen.getByRole('button', { name: '1개 내보내기' }));
    await toasted('체크리스트 1개와 사진 1장을 파일로 내보냈어요.');
    expect(device.downloads).toHaveLength(1);
    // Nothing is chosen any more.
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('say that at least one is to be chosen', async () => {
    const device = new ChecklistDevice(new ChecklistServer());
    opened(device);
    await act(() => written(device, '언덕 위 집'));
    fireEvent.click(await screen.findByRole('button', { name: '내보내기' }));
    fireEvent.click(screen.getByRole('checkbox', { name: '언덕 위 집 내보내기' }));
    const take = screen.getByRole('button', { name: '하나 이상 골라 주세요' });
    expect((take as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: '그만 고르기' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('come in where there is none yet, and the list says what came', async () => {
    const phone = new ChecklistDevice(new ChecklistServer());
    phone.store.start();
    await written(phone, '언덕 위 집');
    await phone.store.files.takeOut(new Set(phone.store.shown?.map((one) => one.checklist.id)));
    phone.store.stop();
    opened(new ChecklistDevice(new ChecklistServer()));
    await screen.findByText('아직 쓴 체크리스트가 없어요');
    choose(phone.downloads[0]?.bytes ?? new Uint8Array());
    await screen.findByText('체크리스트 1개와 사진 1장을 가져왔어요.');
    const list = (await screen.findByText('언덕 위 집')).closest('ul');
    expect(list && within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  it('say what is wrong with a file, and what to do', async () => {
    opened(new ChecklistDevice(new ChecklistServer()));
    await screen.findByText('아직 쓴 체크리스트가 없어요');
    choose(JPEG);
    await waitFor(() => {
      expect(screen.getByText(/^zip 파일이 아니거나 손상됐어요\./)).toBeTruthy();
    });
  });
});
