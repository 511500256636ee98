import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOARD, LISTED_KIND, listedForm, plainDocument } from '#core';
import { DATABASES, openTestDatabase } from '../../support/databases';
import { wiredCommunity } from '../../support/wired-community';

type Wired = Awaited<ReturnType<typeof wiredCommunity>>;
type Person = Awaited<ReturnType<Wired['member']>>;

const RULE = '연락처를 남기는 글은 먼저 살펴봐요.';
const draft = (words: string) => ({
  categoryTypeCode: BOARD.TIP,
  title: '자취 첫날',
  document: plainDocument([words]),
});
const comment = (text: string, parentId: string | null = null) => ({
  text,
  parentId,
  replyToId: parentId,
});

describe.each(DATABASES)('what people are told, over the wire on %s', (kind) => {
  let wired: Wired;
  let [kim, lee]: Person[] = [];
  let keys = 0;
  beforeAll(async () => {
    wired = await wiredCommunity(await openTestDatabase(kind));
    const { word } = LISTED_KIND;
    await wired.moderation.list(word, listedForm(word, '오픈채팅방'), RULE);
    [kim, lee] = [await wired.member('kim'), await wired.member('lee')];
  });
  afterAll(() => wired.close());

  const key = () => `key-${(keys += 1)}`;
  const there = (person: Person | undefined) => person ?? expect.fail('nobody');
  const told = async (person: Person | undefined) => {
    const { items } = await there(person).inbox.page({ kind: null, cursor: null, limit: 30 });
    return items.map(({ title, message, LINK }) => [title, message, LINK]);
  };

  test('an author whose words are listed is told once, with the rule, and nobody else', async () => {
    const own = key();
    const post = await there(kim).posts.write(draft('오픈채팅방으로 오세요'), own);
    await there(kim).posts.write(draft('오픈채팅방으로 오세요'), own);
    await there(kim).posts.change(post.id, draft('오픈 채팅방이요'), key());
    expect(post.hold).toMatchObject({ state: 'HELD', reason: RULE });
    expect(await told(kim)).toEqual([['올리신 글을 확인하고 있어요', RULE, post.id]]);
  });

  test('comments, answers and likes are told as they come', async () => {
    const { id } = await there(lee).posts.write(draft('창문부터 막아요'), key());
    const said = await there(kim).comments.write(id, comment('고마워요'), key());
    await there(lee).comments.write(id, comment('천만에요', said.id), key());
    await there(kim).posts.like(id, true);
    await there(lee).comments.like(said.id, true);
    expect((await told(lee)).map(([title]) => title).sort()).toEqual([
      '새싹님이 글에 공감했어요',
      '새싹님이 글에 댓글을 남겼어요',
    ]);
    expect((await told(kim)).map(([title]) => title)).toEqual(
      expect.arrayContaining(['새싹님이 회원님에게 답글을 남겼어요', '새싹님이 댓글에 공감했어요']),
    );
    await there(kim).posts.like(id, false);
    await there(kim).comments.remove(said.id);
    expect((await told(lee)).map(([title]) => title)).toEqual([]);
  });

  test('a held comment is told to its author, and to the others once a moderator shows it', async () => {
    const { id } = await there(lee).posts.write(draft('전등 바꾸기'), key());
    const said = await there(kim).comments.write(id, comment('오픈채팅방 있어요'), key());
    expect(await told(kim)).toContainEqual(['올리신 댓글을 확인하고 있어요', RULE, id]);
    expect((await told(lee)).filter(([, , link]) => link === id)).toEqual([]);
    await wired.show(said.id);
    expect((await told(lee)).filter(([, , link]) => link === id)).toEqual([
      ['새싹님이 글에 댓글을 남겼어요', '오픈채팅방 있어요', id],
    ]);
  });
});
