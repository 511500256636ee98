import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, CHECKLIST_LIMITS, withField } from '#core';
import { LaterPart } from '../../../src/ui/stores/later-part';
import { ChecklistDevice, ChecklistServer } from '../support/checklist-device';
import { renderApp } from '../support/render-app';

/** More than the server takes. */
const TOO_LONG = '가'.repeat(CHECKLIST_LIMITS.note + 1);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The app of a member one of whose checklists the server does not take. */
async function refusedAt(url: (id: string) => string) {
  const device = new ChecklistDevice(new ChecklistServer());
  await device.start();
  const id = device.store.newId();
  await device.store.change(id, (on, at) => withField(on, 'note', TOO_LONG, at));
  await device.store.sync.run();
  const part = new LaterPart(() => Promise.resolve(device.store));
  renderApp(url(id), ({ stores }) => ({ stores: { ...stores, checklists: part } }));
  return { device, id };
}

describe('a checklist that the server refused', () => {
  it('is marked where all are listed, with the reason in words of this product', async () => {
    await refusedAt(() => '/checklists');
    expect(await screen.findByText('보내지 못함')).toBeTruthy();
    expect(screen.getByText('메모는 500자까지 쓸 수 있어요. 조금 줄여 주세요.')).toBeTruthy();
  });

  it('says so on its own page, until it was mended', async () => {
    const { device, id } = await refusedAt((one) => `/checklists/${one}`);
    expect(await screen.findByText('보내지 못함')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(
      '서버가 받지 못했어요. 메모는 500자까지 쓸 수 있어요.',
    );
    const asked = device.asked.length;
    fireEvent.click(screen.getByRole('button', { name: '다시 보내기' }));
    await waitFor(() => {
      expect(device.asked.length).toBeGreaterThan(asked);
    });
    await device.store.change(id, (on, at) => withField(on, 'note', '짧아요', at));
    await device.store.sync.run();
    expect(await screen.findByText('저장됨')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect(await device.server.checklists.all()).toHaveLength(1);
  });

  it('says so where it is written on', async () => {
    await refusedAt((id) => `/checklist/modify/${id}`);
    expect(await screen.findByRole('button', { name: '다시 보내기' })).toBeTruthy();
  });

  it('says of whatever is refused why, in words of this product', async () => {
    const { device } = await refusedAt(() => '/checklists');
    device.failure = new AppError('refused', '413 Error', null, 413);
    await device.store.sync.run();
    expect((await screen.findByRole('alert')).textContent).toContain(
      '서버가 받지 못했어요. 입력한 내용을 다시 확인해 주세요.',
    );
  });
});
