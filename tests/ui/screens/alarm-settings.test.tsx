import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AppError,
  PUSH_KIND,
  PUSH_KINDS,
  STORAGE_KEY,
  type PushAlarms,
  type PushSubscriber,
} from '#core';
import { MemoryPushAlarms } from '../../../src/adapters/memory/memory-push-alarms';
import {
  MEMORY_PUSH_KEY,
  MemoryPushSubscriber,
} from '../../../src/adapters/memory/memory-push-subscriber';
import { PUSH_ADDRESS } from '../../support/push-values';
import { renderApp } from '../support/render-app';

const KIM = { ID: 'kim', NICKNAME: '김한칸' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Given {
  readonly subscriber?: PushSubscriber;
  readonly publicKey?: string;
}

/** The page of somebody on a device. */
async function opened({ subscriber: given, publicKey = MEMORY_PUSH_KEY }: Given = {}) {
  const parts = { member: () => 'kim', publicKey, devices: new Set<MemoryPushAlarms>() };
  const memory = new MemoryPushAlarms(parts);
  const elsewhere = new MemoryPushAlarms(parts);
  const failing: { error: AppError | null; held: Promise<void> | null } = {
    error: null,
    held: null,
  };
  const answered = async <Answer,>(ask: () => Promise<Answer>): Promise<Answer> => {
    await failing.held;
    if (failing.error !== null) throw failing.error;
    return ask();
  };
  const asked: string[] = [];
  const alarms: PushAlarms = {
    standing: (cancel) => answered(() => memory.standing(cancel)),
    set: (address, choice) => {
      asked.push(choice.kinds.join());
      return answered(() => memory.set(address, choice));
    },
    remove: () => answered(() => memory.remove()),
  };
  const services = renderApp('/more/alarms', (made) => ({
    pushAlarms: alarms,
    pushSubscriber: given ?? made.pushSubscriber,
  }));
  await screen.findByRole('heading', { level: 1, name: '알림 설정' });
  return { services, memory, elsewhere, failing, subscriber: services.pushSubscriber, asked };
}
type Opened = Awaited<ReturnType<typeof opened>>;

const logIn = ({ services }: Opened, who = KIM) => {
  act(() => {
    services.stores.session.signedIn(who);
  });
};
const byName = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const press = async (name: string) => {
  fireEvent.click(await byName(name));
};
const choiceOf = async ({ memory }: Opened) => (await memory.standing()).choice;
const said = ({ services }: Opened) => services.stores.toasts.current?.message;

describe('what a device is pushed', () => {
  it('is nothing for a visitor, who is asked to log in', async () => {
    await opened();
    expect(await screen.findByText('로그인하면 이 기기로 알림을 받을 수 있어요')).toBeTruthy();
    expect(screen.queryAllByRole('switch')).toEqual([]);
  });

  it('is nothing until somebody presses, and then all of it', async () => {
    const page = await opened();
    logIn(page);
    fireEvent.click(await screen.findByRole('button', { name: '알림 켜기' }));
    expect(await screen.findByText('이 기기에서 알림을 받고 있어요')).toBeTruthy();
    await waitFor(async () => {
      expect(await choiceOf(page)).toEqual({ kinds: PUSH_KINDS, showsText: false });
    });
    await waitFor(() => {
      expect(localStorage.getItem(STORAGE_KEY.PUSH_MEMBER)).toBe('kim');
    });
  });

  it('asks the browser nothing before a press', async () => {
    const subscriber = new MemoryPushSubscriber();
    logIn(await opened({ subscriber }));
    await byName('채팅');
    expect([await subscriber.ability(), await subscriber.current()]).toEqual(['askable', null]);
  });

  it('is switched kind by kind, and ends with the last one', async () => {
    const page = await opened();
    logIn(page);
    await press('채팅');
    await waitFor(async () => {
      expect(await choiceOf(page)).toEqual({ kinds: [PUSH_KIND.CHAT], showsText: false });
    });
    expect((await byName('채팅')).checked).toBe(true);
    expect((await byName('공고 마감')).checked).toBe(false);
    await press('채팅');
    await waitFor(async () => {
      expect(await choiceOf(page)).toBeNull();
    });
    expect(await page.subscriber.current()).toBeNull();
    expect(localStorage.getItem(STORAGE_KEY.PUSH_MEMBER)).toBeNull();
    expect(await screen.findByRole('button', { name: '알림 켜기' })).toBeTruthy();
  });

  it('shows its text on a locked screen only where that was chosen', async () => {
    const page = await opened();
    logIn(page);
    expect((await byName('잠금화면에 내용 보이기')).disabled).toBe(true);
    await press('댓글과 답글');
    await waitFor(async () => {
      expect((await byName('잠금화면에 내용 보이기')).disabled).toBe(false);
    });
    await press('잠금화면에 내용 보이기');
    await waitFor(async () => {
      expect(await choiceOf(page)).toEqual({ kinds: [PUSH_KIND.REPLY], showsText: true });
    });
  });

  it('stands where it was pressed at once, hears no second press, and goes back where it failed', async () => {
    const page = await opened();
    logIn(page);
    await byName('채팅');
    let go = (): void => undefined;
    page.failing.held = new Promise((resolve) => {
      go = resolve;
    });
    page.failing.error = new AppError('offline');
    await press('채팅');
    expect((await byName('채팅')).checked).toBe(true);
    await press('공고 마감');
    go();
    await waitFor(() => {
      expect(said(page)).toMatch(/네트워크/);
    });
    expect((await byName('채팅')).checked).toBe(false);
    expect(page.asked).toEqual([PUSH_KIND.CHAT]);
  });
});

describe('what changes of 찜, which is listed while any device is told of it', () => {
  const GOES_ON = /알림함에는 계속 담겨요/;
  const pushed = { kinds: [PUSH_KIND.ZZIM], showsText: false };

  it('goes on in the list where another device has it on, and says how that ends', async () => {
    const page = await opened();
    await page.elsewhere.set({ ...PUSH_ADDRESS, publicKey: MEMORY_PUSH_KEY }, pushed);
    logIn(page);
    expect(await screen.findByText(GOES_ON)).toBeTruthy();
    await press('찜한 것의 변화');
    expect(screen.queryByText(GOES_ON)).toBeNull();
    await waitFor(async () => {
      expect(await choiceOf(page)).toEqual(pushed);
    });
    await press('찜한 것의 변화');
    expect((await screen.findByText(GOES_ON)).closest('[role="status"]')).toBeTruthy();
  });

  it('is off with its last device, and of what else another device is told nothing is said', async () => {
    const page = await opened();
    const address = { ...PUSH_ADDRESS, publicKey: MEMORY_PUSH_KEY };
    await page.elsewhere.set(address, { ...pushed, kinds: [PUSH_KIND.CHAT] });
    logIn(page);
    await byName('찜한 것의 변화');
    expect(screen.queryByText(GOES_ON)).toBeNull();
  });
});

describe('a device that cannot be pushed', () => {
  it('says how it is where the person forbids it, and looks again', async () => {
    const subscriber = new MemoryPushSubscriber('askable', 'denied');
    const page = await opened({ subscriber });
    logIn(page);
    fireEvent.click(await screen.findByRole('button', { name: '알림 켜기' }));
    expect(await screen.findByText('이 기기에서 한칸의 알림이 막혀 있어요')).toBeTruthy();
    expect((await byName('채팅')).disabled).toBe(true);
    expect(await choiceOf(page)).toBeNull();
    subscriber.ability = () => Promise.resolve('granted');
    fireEvent.click(screen.getByRole('button', { name: '다시 확인' }));
    expect(await screen.findByText('이 기기에서는 알림을 받지 않아요')).toBeTruthy();
  });

  it.each([
    ['dismissed', /‘허용’/],
    ['failed', /연결하지 못했어요/],
  ] as const)('says what to do where that is %s', async (reply, words) => {
    const page = await opened({ subscriber: new MemoryPushSubscriber('askable', reply) });
    logIn(page);
    fireEvent.click(await screen.findByRole('button', { name: '알림 켜기' }));
    await waitFor(() => {
      expect(said(page)).toMatch(words);
    });
    expect(await choiceOf(page)).toBeNull();
    expect((await byName('채팅')).checked).toBe(false);
  });

  it.each([
    ['needs-install', '홈 화면에 추가하면 알림을 받을 수 있어요'],
    ['unable', '이 브라우저로는 알림을 받을 수 없어요'],
    ['denied', '이 기기에서 한칸의 알림이 막혀 있어요'],
  ] as const)('says why: %s', async (ability, words) => {
    logIn(await opened({ subscriber: new MemoryPushSubscriber(ability) }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await byName('채팅')).disabled).toBe(true);
  });

  it('is asked for again where the server could not be', async () => {
    const page = await opened();
    page.failing.error = new AppError('offline');
    logIn(page);
    expect(await screen.findByText('알림 설정을 불러오지 못했어요')).toBeTruthy();
    page.failing.error = null;
    fireEvent.click(screen.getByRole('button', { name: '다시 불러오기' }));
    expect(await byName('채팅')).toBeTruthy();
  });
});

describe('a device that was subscribed before', () => {
  const CHOICE = { kinds: [PUSH_KIND.CHAT], showsText: true };
  const subscribed = async (publicKey: string) => {
    const subscriber = new MemoryPushSubscriber('granted');
    const made = await subscriber.subscribe(publicKey);
    if (!made.ok) throw new Error(made.reason);
    return { subscriber, address: made.value };
  };

  it('is subscribed for our new key without a word', async () => {
    const { subscriber, address } = await subscribed('a former key');
    const page = await opened({ subscriber });
    await page.memory.set({ ...address, publicKey: MEMORY_PUSH_KEY }, CHOICE);
    logIn(page);
    await waitFor(async () => {
      expect((await byName('채팅')).checked).toBe(true);
    });
    expect((await subscriber.current())?.publicKey).toBe(MEMORY_PUSH_KEY);
    expect(page.asked).toEqual([PUSH_KIND.CHAT]);
  });

  it('is off where its browser has let go of it', async () => {
    const page = await opened();
    await page.memory.set((await subscribed(MEMORY_PUSH_KEY)).address, CHOICE);
    logIn(page);
    expect((await byName('채팅')).checked).toBe(false);
  });

  it('is left by who logs out, and by who is no more the one who subscribed it', async () => {
    const page = await opened();
    logIn(page);
    await press('채팅');
    await waitFor(() => {
      expect(localStorage.getItem(STORAGE_KEY.PUSH_MEMBER)).toBe('kim');
    });
    logIn(page, { ID: 'lee', NICKNAME: '이한칸' });
    await waitFor(() => {
      expect(localStorage.getItem(STORAGE_KEY.PUSH_MEMBER)).toBeNull();
    });
    expect(await page.subscriber.current()).toBeNull();
  });
});
