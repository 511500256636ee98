import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#core';
import { BEAR, MOON } from '../../support/community-stage';
import { toasted } from '../../support/toasted';
import { AT, card, confirm, LATER, press, propose, talking, wishes } from './visit-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The other one has proposed a time. */
async function asked() {
  const made = await talking();
  wishes(made.stage, made.room, BEAR, ['PROPOSED', AT, null]);
  await screen.findByRole('button', { name: '좋아요' });
  return made;
}

/** The two have agreed on one. */
async function agreed() {
  const made = await talking();
  wishes(made.stage, made.room, MOON, ['PROPOSED', AT, null]);
  wishes(made.stage, made.room, BEAR, ['AGREED', AT, AT]);
  await screen.findByText('이때 만나기로 했어요');
  return made;
}

describe('a visit', () => {
  it('is proposed with a word of care before the first one, and taken back', async () => {
    const { room } = await talking();
    await press('약속 잡기');
    expect(await screen.findByText('처음 만나기 전에')).toBeTruthy();
    await propose('2026-11-28', '15:00');
    expect((await card()).textContent).toContain('11월 28일(토) 15:00');
    expect((await card()).textContent).toContain('답을 기다려요');
    expect(room.visit?.at).toBe(Date.parse(AT));
    expect(screen.queryByRole('button', { name: '약속 잡기' })).toBeNull();
    await press('제안 취소');
    expect(await screen.findByRole('button', { name: '약속 잡기' })).toBeTruthy();
    expect(room.visit?.state).toBe('DECLINED');
    expect(await toasted('제안을 취소했어요')).toBeTruthy();
  });

  it('is agreed to as the other one proposed it', async () => {
    const { room } = await asked();
    expect(screen.queryByRole('button', { name: '캘린더에 담기' })).toBeNull();
    await press('좋아요');
    // Before the first one, who agrees is told what to take care of, too.
    const care = await confirm('이때 만날게요');
    expect(care.textContent).toContain('보기 전에는 돈을 보내지 않아요.');
    expect(await screen.findByText('이때 만나기로 했어요')).toBeTruthy();
    expect(room.visit).toMatchObject({ state: 'AGREED', agreedAt: Date.parse(AT) });
  });

  it('is declined without a word of why', async () => {
    const { room } = await asked();
    await press('거절');
    expect(await screen.findByRole('button', { name: '약속 잡기' })).toBeTruthy();
    expect(room.visit?.state).toBe('DECLINED');
    expect(await toasted('제안을 거절했어요')).toBeTruthy();
  });

  it('goes into the calendar of the device, and out of it once it is called off', async () => {
    const { stage, room } = await agreed();
    await press('캘린더에 담기');
    expect(await toasted('방문 약속.ics 파일을 저장했어요')).toBeTruthy();
    await press('약속 취소');
    await confirm('취소하기');
    expect(await screen.findByText('취소한 약속이에요')).toBeTruthy();
    expect(room.visit?.state).toBe('CALLED_OFF');
    // Another one can be proposed, and there is nothing to call off any more.
    expect(screen.getByRole('button', { name: '약속 잡기' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '약속 취소' })).toBeNull();
    await press('캘린더에서 지우기');
    expect(await toasted('방문 약속.ics 파일을 열면 캘린더에서 지워져요')).toBeTruthy();
    expect(stage.visitFiles.kept).toHaveLength(2);
  });
});

describe('a visit that one wants to move', () => {
  it('stands beside the new time, until that is agreed to', async () => {
    const { stage, room } = await agreed();
    await press('시간 바꾸기');
    expect(await screen.findByText(/약속은 그대로예요/)).toBeTruthy();
    // Not to the time that stands.
    await propose('2026-11-28', '15:00');
    expect(await screen.findByText('이미 그 시간이에요. 다른 시간을 골라 주세요.')).toBeTruthy();
    await propose('2026-11-29', '14:00');
    expect(await screen.findByText(/이때로 바꾸자고 했어요/)).toBeTruthy();
    expect((await card()).textContent).toContain('11월 28일(토) 15:00');
    expect((await card()).textContent).toContain('11월 29일(일) 14:00');
    expect(room.visit).toMatchObject({ at: Date.parse(LATER), agreedAt: Date.parse(AT) });
    await press('캘린더에 담기');
    expect(await toasted('방문 약속.ics 파일을 저장했어요')).toBeTruthy();
    wishes(stage, room, BEAR, ['AGREED', LATER, LATER]);
    expect(await screen.findByText('이때 만나기로 했어요')).toBeTruthy();
    expect((await card()).textContent).not.toContain('11월 28일(토) 15:00');
  });

  it('stays as it was where the other one keeps it so', async () => {
    const { stage, room } = await agreed();
    wishes(stage, room, BEAR, ['PROPOSED', LATER, AT]);
    await press('원래대로');
    expect(await screen.findByText('이때 만나기로 했어요')).toBeTruthy();
    expect((await card()).textContent).toContain('11월 28일(토) 15:00');
    expect(room.visit).toMatchObject({ state: 'DECLINED', agreedAt: Date.parse(AT) });
    expect(await toasted('원래 약속대로 만나요')).toBeTruthy();
  });

  it('is called off as a whole', async () => {
    const { stage, room } = await agreed();
    wishes(stage, room, BEAR, ['PROPOSED', LATER, AT]);
    await screen.findByRole('button', { name: '원래대로' });
    await press('약속 취소');
    await confirm('취소하기');
    await screen.findByText('취소한 약속이에요');
    expect(room.visit).toMatchObject({ state: 'CALLED_OFF', agreedAt: null });
  });
});

describe('where nothing comes of the listing any more', () => {
  it('no time is proposed or agreed to, and the visit is still called off', async () => {
    const { stage, room } = await agreed();
    wishes(stage, room, BEAR, ['PROPOSED', LATER, AT]);
    const deal = 'dealId' in room.about ? stage.deals.find(room.about.dealId) : undefined;
    if (deal === undefined) throw new Error('the room is about a deal');
    deal.isDeleted = true;
    wishes(stage, room, BEAR, ['PROPOSED', LATER, AT]);
    expect(await screen.findByText(/지금은 약속을 잡을 수 없는 글이에요/)).toBeTruthy();
    for (const name of ['좋아요', '다른 시간', '약속 잡기'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await press('약속 취소');
    await confirm('취소하기');
    await screen.findByText('취소한 약속이에요');
    expect(screen.queryByRole('button', { name: '약속 잡기' })).toBeNull();
  });

  it('a visit with somebody who left is none', async () => {
    const { stage, room } = await agreed();
    stage.community.members.delete(BEAR.id);
    wishes(stage, room, MOON, ['PROPOSED', LATER, AT]);
    expect(await screen.findByText('대화가 끝나서 없어진 약속이에요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '약속 취소' })).toBeNull();
    expect(screen.getByRole('button', { name: '캘린더에서 지우기' })).toBeTruthy();
  });
});

describe('a wish that did not arrive', () => {
  it('keeps the time that was chosen, and is the same one when it is sent again', async () => {
    const { stage, room } = await talking();
    await press('약속 잡기');
    stage.chats.failure = new AppError('offline');
    await propose('2026-12-03', '11:30');
    await waitFor(() => {
      expect(stage.chats.of('visit')).toHaveLength(1);
    });
    stage.chats.failure = null;
    await press('약속 잡기');
    const day = await screen.findByLabelText<HTMLInputElement>('날짜');
    expect(day.value).toBe('2026-12-03');
    expect(screen.getByLabelText<HTMLInputElement>('시간').value).toBe('11:30');
    await propose('2026-12-03', '11:30');
    await card();
    const keys = stage.chats.of('visit').map(([, , key]) => key);
    expect(new Set(keys).size).toBe(1);
    expect(room.messages).toHaveLength(2);
  });

  it.each(['좋아요', '거절'])('%s is pressed twice and said once', async (name) => {
    const { stage, room } = await asked();
    stage.rooms.say(stage.talk(), {
      by: MOON.id,
      key: 'met',
      text: '',
      pictureIds: [],
      visit: { state: 'AGREED', at: 0, agreedAt: 0, by: MOON.id },
    });
    wishes(stage, room, BEAR, ['PROPOSED', LATER, null]);
    await screen.findByText('11월 29일(일) 14:00');
    let open = (): void => undefined;
    stage.chats.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    for (let times = 0; times < 2; times += 1) await press(name);
    open();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name })).toBeNull();
    });
    expect(stage.chats.of('visit')).toHaveLength(1);
  });

  it('asks who has no session any more to log in, and loses no time that was chosen', async () => {
    const { stage, services } = await talking();
    await press('약속 잡기');
    stage.chats.failure = new AppError('unauthorized');
    await propose('2026-12-03', '11:30');
    await waitFor(() => {
      expect(services.stores.popups.shown.map(({ name }) => name)).toContain('login');
    });
    stage.chats.failure = null;
    services.stores.popups.close(services.stores.popups.shown.at(-1)?.id ?? 0);
    await waitFor(() => {
      expect(services.stores.popups.shown).toEqual([]);
    });
    await press('약속 잡기');
    expect((await screen.findByLabelText<HTMLInputElement>('날짜')).value).toBe('2026-12-03');
  });
});
