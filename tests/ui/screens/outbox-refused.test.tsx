import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError, BOARD, plainDocument, REPORT_TARGET, type DocumentPicture } from '#core';
import type { Services } from '../../../src/ui/ground/services';
import { BEAR, CommunityStage, MOON } from '../support/community-stage';
import { keptWrite, openOutbox, regionOf } from '../support/kept-writes-kit';
import { openPost } from './post/post-kit';
import { toasted } from '../support/toasted';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const REFUSED = { refusal: '삭제된 글이에요.', tries: 1 };
const PICTURE: DocumentPicture = {
  id: 'p1',
  width: 30,
  height: 20,
  small: '/s.jpg',
  medium: '/m.jpg',
  large: '/l.jpg',
};
const POST = keptWrite(
  '1',
  'post',
  {
    draft: {
      categoryTypeCode: BOARD.TIP,
      title: '결로 막기',
      document: {
        ...plainDocument(['문풍지를 붙여요.']),
        content: [
          ...plainDocument(['문풍지를 붙여요.']).content,
          { type: 'picture', attrs: { id: 'p1', alt: '' } },
        ],
      },
    },
    pictures: [PICTURE],
  },
  REFUSED,
);
const SUBJECT = {
  target: { code: REPORT_TARGET.COMMUNITY, id: '7' },
  title: '복층',
  authorId: null,
};
const REPORT = keptWrite(
  '2',
  'report',
  { report: { ...SUBJECT, reason: 'ABUSE', content: '욕을 해요.' } },
  REFUSED,
);

const writeAnew = async () => {
  fireEvent.click((await regionOf(/보내지 못했어요/)).getByRole('button', { name: '고쳐 쓰기' }));
};
const keptIds = ({ stores }: Services) => stores.outbox.own?.writes.map(({ id }) => id);
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: '제목' });
const contentOf = () => screen.findByRole<HTMLTextAreaElement>('textbox');

describe('a post that was refused', () => {
  it('is in its form again, with its pictures, and there alone', async () => {
    const { services, logIn } = await openOutbox([POST]);
    logIn();
    await writeAnew();
    expect(services.stores.history.current.url).toBe('/posts/write');
    expect((await title()).value).toBe('결로 막기');
    const text = await screen.findByRole('textbox', { name: '내용' });
    expect(within(text).getByText('문풍지를 붙여요.')).toBeTruthy();
    await waitFor(() => {
      expect(text.querySelector('img')?.getAttribute('src')).toBe('/m.jpg');
    });
    expect(keptIds(services)).toEqual([]);
  });

  it('is offered where another post is being written in this tab', async () => {
    const { services, logIn } = await openOutbox([POST]);
    logIn();
    act(() => {
      services.stores.history.push('/posts/write');
    });
    fireEvent.change(await title(), { target: { value: '쓰던 글' } });
    act(() => {
      services.stores.history.push('/outbox');
    });
    fireEvent.click(await screen.findByRole('button', { name: '나가기' }));
    await writeAnew();
    expect((await title()).value).toBe('쓰던 글');
    fireEvent.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
    expect((await title()).value).toBe('결로 막기');
  });

  it('stays where it is where the device has no room for it elsewhere', async () => {
    const local = {
      read: (key: string) => localStorage.getItem(key),
      keys: () => Object.keys(localStorage),
      remove: (key: string) => {
        localStorage.removeItem(key);
      },
      write: () => false,
    };
    const { services, logIn } = await openOutbox([POST], { local });
    logIn();
    await writeAnew();
    expect(await toasted(/자리가 없어서 옮기지 못했어요/)).toBeTruthy();
    expect(services.stores.history.current.url).toBe('/outbox');
    expect(keptIds(services)).toEqual(['1']);
  });
});

describe('a report that was refused', () => {
  it('is in its form again, and is kept until it was sent', async () => {
    const sent: string[] = [];
    const reports = {
      send: ({ content }: { readonly content: string }) => {
        sent.push(content);
        return Promise.resolve({ caseNumber: 'HK-1' });
      },
      mine: () => Promise.resolve([]),
    };
    const { services, logIn } = await openOutbox([REPORT], { reports });
    logIn();
    await writeAnew();
    const field = await contentOf();
    expect(field.value).toBe('욕을 해요.');
    expect(keptIds(services)).toEqual(['2']);
    fireEvent.change(field, { target: { value: '심한 욕을 해요.' } });
    fireEvent.click(screen.getByRole('button', { name: '제출하기' }));
    const sure = within(await screen.findByRole('alertdialog'));
    fireEvent.click(sure.getByRole('button', { name: '확인' }));
    await screen.findByText('접수번호: HK-1');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '확인' }));
    expect(await screen.findByText('보낼 것이 없어요')).toBeTruthy();
    expect(sent).toEqual(['심한 욕을 해요.']);
  });

  it('is kept where its form is closed', async () => {
    const { services, logIn } = await openOutbox([REPORT]);
    logIn();
    await writeAnew();
    await contentOf();
    fireEvent.click(screen.getByRole('button', { name: /닫기/ }));
    await waitFor(() => {
      expect(services.stores.popups.shown).toEqual([]);
    });
    expect(keptIds(services)).toEqual(['2']);
  });
});

describe('an answer that was refused', () => {
  it('stands under its post and is written again to the one it answers', async () => {
    const stage = new CommunityStage();
    const { id } = await stage.post('복층은 더운가요');
    const draft = { text: '저는 괜찮았어요', parentId: '5', replyToId: '6' };
    const answer = keptWrite('3', 'comment', { postId: id, draft, nickname: '곰' }, REFUSED);
    const first = await openOutbox([answer], {}, stage);
    first.logIn();
    await writeAnew();
    expect(first.services.stores.history.current.url).toBe(`/posts/${id}`);
    fireEvent.click(await screen.findByRole('button', { name: '고치기' }));
    expect(await screen.findByText('곰님에게 답글')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: '답글' }).value).toBe(
      '저는 괜찮았어요',
    );
    expect(keptIds(first.services)).toEqual([]);
  });

  it('is known by whom it answers when it is kept', async () => {
    const stage = new CommunityStage();
    const { id } = await stage.post('복층은 더운가요');
    const asked = await stage.comment(id, '정말 더워요', { by: BEAR });
    const { stores } = await openPost(stage, id, MOON);
    stage.comments.failure = new AppError('timeout');
    fireEvent.click(await screen.findByRole('button', { name: `${BEAR.nickname}님에게 답글` }));
    fireEvent.change(screen.getByRole('textbox', { name: '답글' }), {
      target: { value: '창문이요' },
    });
    fireEvent.submit(screen.getByRole('form', { name: '댓글 쓰기' }));
    await screen.findByText('인터넷에 연결되면 보내요');
    expect(stores.outbox.own?.writes.map(({ body }) => body)).toMatchObject([
      { draft: { replyToId: asked.id }, nickname: BEAR.nickname },
    ]);
  });
});

describe('what was said of something that is gone', () => {
  const GONE = { refusal: '삭제된 게시물입니다.', tries: 1, isGone: true };
  const draft = { text: '저는 괜찮았어요', parentId: null, replyToId: null };

  it('keeps its words to be copied, and leads nowhere', async () => {
    const copied: string[] = [];
    const clipboard = {
      write: (text: string) => Promise.resolve(copied.push(text) > 0),
    };
    const { services, logIn } = await openOutbox(
      [keptWrite('5', 'comment', { postId: '7', draft }, GONE)],
      { clipboard },
    );
    logIn();
    const refused = await regionOf(/보내지 못했어요/);
    expect(refused.getByText('삭제된 게시물입니다.')).toBeTruthy();
    expect(refused.getByText(/대상이 없어져서 더는 보낼 수 없어요/)).toBeTruthy();
    expect(refused.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '복사',
      '지우기',
    ]);
    expect(refused.queryByRole('link')).toBeNull();
    fireEvent.click(refused.getByRole('button', { name: '복사' }));
    await waitFor(() => {
      expect(services.stores.toasts.current?.message).toBe('쓴 내용을 복사했어요.');
    });
    expect(copied).toEqual(['저는 괜찮았어요']);
    expect(keptIds(services)).toEqual(['5']);
  });

  it('has neither words nor a way there where it was a press', async () => {
    const { logIn } = await openOutbox([
      keptWrite('6', 'postLike', { postId: '7', liked: true }, GONE),
    ]);
    logIn();
    const refused = await regionOf(/보내지 못했어요/);
    expect(refused.getByText('삭제된 게시물입니다.')).toBeTruthy();
    expect(refused.queryByText(/복사해 두세요/, { selector: 'li *' })).toBeNull();
    expect(refused.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '지우기',
    ]);
    expect(refused.queryByRole('link')).toBeNull();
  });
});

it('what has no words is told of, with the way to where it was pressed', async () => {
  const { services, logIn } = await openOutbox([
    keptWrite('4', 'mateAsk', { dealId: '9' }, { refusal: '끝난 글이에요.', tries: 1 }),
  ]);
  logIn();
  const refused = await regionOf(/보내지 못했어요/);
  expect(refused.getByText('끝난 글이에요.')).toBeTruthy();
  expect(refused.queryByRole('button', { name: '고쳐 쓰기' })).toBeNull();
  fireEvent.click(refused.getByRole('link', { name: '보러 가기' }));
  expect(services.stores.history.current.url).toBe('/mate/detail/9');
});
