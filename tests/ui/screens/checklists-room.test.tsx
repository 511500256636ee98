import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hybridStampAt, newChecklist, uuidV7, withField, type NotKept } from '#core';
import { LaterPart } from '../../../src/ui/stores/later-part';
import { ChecklistDevice, ChecklistServer, NOW } from '../support/checklist-device';
import { renderApp } from '../support/render-app';

const ONE = withField(
  newChecklist(uuidV7(NOW - 1000, [1])),
  'title',
  '언덕 위 집',
  hybridStampAt(NOW - 1000, 'tablet'),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The list of a member whose device keeps nothing more. */
async function listOn(device: ChecklistDevice, refusal: NotKept) {
  device.kept.refusal = refusal;
  await device.start();
  const part = new LaterPart(() => Promise.resolve(device.store));
  renderApp('/checklists', ({ stores }) => ({ stores: { ...stores, checklists: part } }));
}

describe('a device without room', () => {
  it('says what of before the login did not come along, and brings it at a press', async () => {
    const device = new ChecklistDevice(new ChecklistServer());
    await device.kept.change('', ONE);
    await listOn(device, 'full');
    expect((await screen.findByRole('alert')).textContent).toContain(
      '로그인하기 전에 쓴 체크리스트 1개를 아직 가져오지 못했어요. 이 기기에 그대로 있으니, 저장 공간을 비운 뒤 다시 가져와 주세요.',
    );
    device.kept.refusal = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 가져오기' }));
    expect(await screen.findByText('언덕 위 집')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it does not keep what another device wrote, and takes it at a press', async () => {
    const device = new ChecklistDevice(new ChecklistServer());
    await device.server.checklists.put(ONE);
    await listOn(device, 'full');
    expect((await screen.findByRole('alert')).textContent).toContain(
      '다른 기기에서 쓴 체크리스트를 이 기기에 저장하지 못했어요. 저장 공간을 비운 뒤 다시 받아 주세요.',
    );
    device.kept.refusal = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 받기' }));
    expect(await screen.findByText('언덕 위 집')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
