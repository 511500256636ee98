import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, dealSearchFrom, type Author } from '#core';
import { CAT, MOON } from '../../support/community-stage';
import { BONGCHEON, DealStage, SILLIM } from '../../support/deal-stage';
import { deferred } from '../../support/deferred';
import { MateStage } from '../../support/mate-stage';
import { renderApp } from '../../support/render-app';
import { toasted } from '../../support/toasted';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const OFF = '새 글 알림 받기';
const ON = '알림 받는 중 끄기';
const shown = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
/** Once its code is there, and nothing is on its way. */
const enabled = async (name: string) => {
  await waitFor(() => {
    expect(shown(name).disabled).toBe(false);
  });
  return shown(name);
};
const press = async (name: string) => {
  fireEvent.click(await enabled(name));
};

/** A list without anything yet, as somebody sees it. */
async function open(stage: DealStage, path: string, who: Author | null = MOON) {
  const services = renderApp(path, stage.services);
  if (who !== null) stage.logIn(services, who);
  await screen.findByText(/아직 없어요/);
  return services;
}

describe('a list that has nothing yet', () => {
  it('tells a member of what comes, once it was asked to, until it is ended', async () => {
    const stage = new DealStage();
    await open(stage, `/direct?dongliCode=${BONGCHEON}&option=PET`);
    await press(OFF);
    await enabled(ON);
    await toasted('봉천동 직거래 새 글을 알려 드릴게요');
    expect(stage.dealAlarms.of('set')).toEqual([
      [dealSearchFrom('direct', `dongliCode=${BONGCHEON}&option=PET`)],
    ]);
    await press(ON);
    await enabled(OFF);
    await toasted('봉천동 직거래 새 글 알림을 껐어요');
    fireEvent.click(screen.getByRole('button', { name: '되돌리기' }));
    await enabled(ON);
  });

  it('asks a visitor to log in, and the act goes on, whatever became of the list meanwhile', async () => {
    const stage = new DealStage();
    const services = await open(stage, '/deal', null);
    await press(OFF);
    await waitFor(() => {
      expect(services.stores.popups.shown.map(({ name }) => name)).toContain('login');
    });
    expect(stage.dealAlarms.asked).toEqual([]);
    stage.logIn(services, MOON);
    await enabled(ON);
    await toasted('전국 직거래 새 글을 알려 드릴게요');
  });

  it('leaves a visitor in peace who closes the login', async () => {
    const stage = new DealStage();
    const services = await open(stage, '/deal', null);
    await press(OFF);
    fireEvent.click(await screen.findByRole('button', { name: '닫기' }));
    await waitFor(() => {
      expect(services.stores.popups.shown).toEqual([]);
    });
    await enabled(OFF);
    expect(stage.dealAlarms.asked).toEqual([]);
  });

  it('takes a double tap for one press, and says why it came to nothing', async () => {
    const stage = new DealStage();
    await open(stage, '/deal');
    const button = await enabled(OFF);
    await waitFor(() => {
      expect(stage.dealAlarms.of('all')).toHaveLength(1);
    });
    const { promise, resolve } = deferred<undefined>();
    stage.dealAlarms.gate = promise;
    stage.dealAlarms.failure = new AppError('offline');
    fireEvent.click(button);
    fireEvent.click(button);
    resolve(undefined);
    await toasted(/네트워크 연결을 확인해 주세요/);
    expect(stage.dealAlarms.of('set')).toHaveLength(1);
    stage.dealAlarms.failure = null;
    await press(OFF);
    await enabled(ON);
  });

  it('asks who has no session any more to log in', async () => {
    const stage = new DealStage();
    const { stores } = await open(stage, '/deal');
    await enabled(OFF);
    stage.reader = null;
    await press(OFF);
    await waitFor(() => {
      expect(stores.popups.shown.map(({ name }) => name)).toContain('login');
    });
    await enabled(OFF);
  });

  it('knows an alarm that was set before, of mates as of rooms', async () => {
    const stage = new MateStage();
    stage.reader = MOON;
    await stage.dealAlarms.port.set(dealSearchFrom('mate', `dongliCode=${SILLIM}&side=HAS`));
    await open(stage, `/mate?dongliCode=${SILLIM}`);
    await enabled(ON);
    fireEvent.click(screen.getByRole('button', { name: '이웃 동네 보기' }));
    await screen.findByText('신림동 근처에 확인된 글이 아직 없어요');
    await enabled(ON);
  });
});

describe('a list with something', () => {
  it('has the same at its end', async () => {
    const stage = new DealStage();
    stage.offer();
    const services = renderApp(`/direct?dongliCode=${SILLIM}`, stage.services);
    await screen.findAllByRole('article');
    expect(screen.getByText('신림동에 새 직거래 글이 올라오면 알려 드려요')).toBeTruthy();
    stage.logIn(services, MOON);
    await press(OFF);
    await enabled(ON);
    // The same button stands where there is nothing.
    act(() => {
      services.stores.history.replace(`/direct?dongliCode=${SILLIM}&option=PET`);
    });
    await screen.findByText(/아직 없어요/);
    await enabled(OFF);
  });
});

describe('the alarms of a member', () => {
  const openMine = (stage: DealStage) => {
    const services = renderApp('/deal/mine', stage.services);
    stage.logIn(services, CAT);
    return services;
  };
  const own = () => screen.findByRole('region', { name: '새 글 알림' });

  it('stand below what they offer, with the way to each list, and are ended there', async () => {
    const stage = new DealStage();
    stage.reader = CAT;
    const { port } = stage.dealAlarms;
    await port.set(dealSearchFrom('direct', `dongliCode=${SILLIM}&monthlyTo=50&option=PET`));
    await port.set(dealSearchFrom('mate', 'side=WANT&habit=smoking-NO'));
    await port.set(dealSearchFrom('mate', ''));
    await port.set(dealSearchFrom('direct', ''));
    openMine(stage);
    const links = await waitFor(async () => {
      const found = within(await own()).getAllByRole('link');
      expect(found).toHaveLength(4);
      return found;
    });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/direct',
      '/mate',
      '/mate?habit=smoking-NO&side=WANT',
      `/direct?dongliCode=${SILLIM}&monthlyTo=50&option=PET`,
    ]);
    expect(links[0]?.textContent).toBe('전국 직거래조건 없이 모두');
    expect(links[2]?.textContent).toBe('전국 메이트방 구해요 · 담배');
    expect(links[3]?.textContent).toMatch(/^신림동 직거래.*50만.* · 반려동물/);
    fireEvent.click(screen.getByRole('button', { name: '신림동 직거래 알림 끄기' }));
    await waitFor(async () => {
      expect(within(await own()).getAllByRole('link')).toHaveLength(3);
    });
    await toasted('신림동 직거래 새 글 알림을 껐어요');
  });

  it('wait in their shape, are none at first, and are asked for again where they cannot be had', async () => {
    const stage = new DealStage();
    const { promise, resolve } = deferred<undefined>();
    stage.dealAlarms.gate = promise;
    stage.dealAlarms.failure = new AppError('offline');
    openMine(stage);
    expect(await screen.findByRole('status', { name: /새 글 알림을 불러오는 중/ })).toBeTruthy();
    resolve(undefined);
    const alert = await within(await own()).findByRole('alert');
    expect(alert.textContent).toContain('새 글 알림을 불러오지 못했어요');
    stage.dealAlarms.failure = null;
    fireEvent.click(within(alert).getByRole('button', { name: '다시 불러오기' }));
    expect(await screen.findByText('목록에서 새 글 알림을 켜면 여기에 모여요.')).toBeTruthy();
  });
});
