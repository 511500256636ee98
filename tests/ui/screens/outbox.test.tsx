import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { OUTBOX_DAYS, STORAGE_KEY, type KeptWrite } from '#core';
import { MOON } from '../support/community-stage';
import { deferred } from '../support/deferred';
import { keptWrite, openOutbox, regionOf } from '../support/kept-writes-kit';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const DAY_MS = 86_400_000;

const said = (id: string, change: Partial<KeptWrite> = {}): KeptWrite =>
  keptWrite(
    id,
    'comment',
    { postId: '1', draft: { text: `말 ${id}`, parentId: null, replyToId: null } },
    change,
  );

const opened = (...writes: readonly KeptWrite[]) => openOutbox(writes);

describe('what is to be sent', () => {
  it('is nothing for a visitor, who is asked to log in', async () => {
    await opened(said('1'));
    expect(await screen.findByText('로그인하면 보낼 것을 볼 수 있어요')).toBeTruthy();
    expect(screen.queryByText('말 1')).toBeNull();
  });

  it('says that there is nothing, and what would be here', async () => {
    const { logIn } = await opened();
    logIn();
    expect(await screen.findByText('보낼 것이 없어요')).toBeTruthy();
  });

  it('stands by what becomes of it, with the words that were written', async () => {
    const { logIn } = await opened(
      said('1'),
      said('2', { refusal: '글이 지워졌어요.', tries: 1 }),
      said('3', { madeAt: Date.now() - OUTBOX_DAYS * DAY_MS - 1000, tries: 1, restsUntil: 1 }),
    );
    logIn();
    const refused = await regionOf(/보내지 못했어요/);
    expect(refused.getByText('글이 지워졌어요.')).toBeTruthy();
    expect(refused.getByText('말 2')).toBeTruthy();
    expect(refused.getByRole('button', { name: '고쳐 쓰기' })).toBeTruthy();
    const old = await regionOf(/지금 보낼까요/);
    expect(old.getByText('말 3')).toBeTruthy();
    expect(old.getByText(/이미 올라갔는지/)).toBeTruthy();
    fireEvent.click(old.getByRole('button', { name: '보내기' }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: /지금 보낼까요/ })).toBeNull();
    });
    expect((await regionOf(/기다리는 중/)).getByText('말 1')).toBeTruthy();
  });

  it('leads to where it was written while it waits, also to see whether it has arrived', async () => {
    const { logIn } = await opened(
      said('1'),
      said('3', { madeAt: Date.now() - OUTBOX_DAYS * DAY_MS - 1000, tries: 1, restsUntil: 1 }),
    );
    logIn();
    for (const name of [/지금 보낼까요/, /기다리는 중/]) {
      const link = (await regionOf(name)).getByRole('link', { name: '보러 가기' });
      expect(link.getAttribute('href')).toBe('/posts/1');
    }
    expect(screen.queryByRole('button', { name: '고쳐 쓰기' })).toBeNull();
  });

  it('is a page of 더보기', async () => {
    await opened();
    const [tab] = await screen.findAllByRole('link', { name: '더보기' });
    expect(tab?.getAttribute('aria-current')).toBeTruthy();
  });

  it('stands there until it was answered, also while it is on its way for the first time', async () => {
    const { stage, services, logIn } = await opened();
    const { id } = await stage.post('복층은 더운가요');
    const { promise, resolve } = deferred<undefined>();
    stage.comments.gate = promise;
    logIn();
    await screen.findByText('보낼 것이 없어요');
    const draft = { text: '저도요', parentId: null, replyToId: null };
    void services.stores.outbox.press(services, 'comment', { postId: id, draft });
    const waiting = await regionOf(/기다리는 중/);
    expect(await waiting.findByText('보내는 중')).toBeTruthy();
    expect(waiting.getByText('저도요')).toBeTruthy();
    expect(waiting.queryByRole('button', { name: '지우기' })).toBeNull();
    expect(screen.queryByText('보낼 것이 없어요')).toBeNull();
    resolve(undefined);
    expect(await screen.findByText('보낼 것이 없어요')).toBeTruthy();
    expect(stage.community.comments).toHaveLength(1);
  });

  it('names the messages that wait in their rooms, and leads there', async () => {
    const { services, logIn } = await opened();
    const message = {
      key: 'k',
      draft: { text: '늦어요', pictureIds: [] },
      state: 'queued',
      writtenAt: Date.now(),
      pictures: [],
      why: null,
    };
    localStorage.setItem(
      `${STORAGE_KEY.CHAT_OUTBOX}_${MOON.id}`,
      JSON.stringify({ '7': [message, { ...message, key: 'l' }] }),
    );
    logIn();
    const messages = await regionOf(/채팅 메시지 2/);
    expect(screen.queryByText('보낼 것이 없어요')).toBeNull();
    fireEvent.click(messages.getByRole('link', { name: '채팅에서 보기' }));
    expect(services.stores.history.current.url).toBe('/chats');
  });

  it('is deleted once its writer is sure', async () => {
    const { logIn } = await opened(said('1'));
    logIn();
    fireEvent.click((await regionOf(/기다리는 중/)).getByRole('button', { name: '지우기' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: '지우기' }));
    expect(await screen.findByText('보낼 것이 없어요')).toBeTruthy();
    expect(localStorage.getItem(`${STORAGE_KEY.OUTBOX_WRITE}_1`)).toBeNull();
  });

  it('is written anew where it was written', async () => {
    const { services, logIn } = await opened(said('2', { refusal: '길어요.', tries: 1 }));
    logIn();
    fireEvent.click((await regionOf(/보내지 못했어요/)).getByRole('button', { name: '고쳐 쓰기' }));
    expect(services.stores.history.current.url).toBe('/posts/1');
  });
});
