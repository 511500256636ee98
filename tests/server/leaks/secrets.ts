import {
  LISTED_KIND,
  listedForm,
  plainDocument,
  PUSH_KINDS,
  REPORT_TARGET,
  UNKNOWN_PERSON,
} from '#core';
import { writeContents } from '../../../server/db/magazine/content-writer';
import { CONTENT_SOURCE } from '../../../server/ports/magazine/contents';
import { NOW } from '../../support/app-deps';
import { PUSH_ADDRESS } from '../../support/push-values';
import { newContent } from '../../support/contents';
import { CALLED_OFF } from './called-off-secrets';
import { CHATS } from './chat-secrets';
import { CHECKLISTS } from './checklist-secrets';
import { COLLECTIONS } from './collection-secrets';
import { OPENED_PARTS, PARTS_OF_ROOMS, ROOMS } from './deal-secrets';
import type { Asked } from './every-answer';
import { MATES, PARTS_OF_MATES } from './mate-secrets';
import type { LeakWorld } from './leak-world';
import { allBut, NOBODY, type Member, type Person } from './people';
import { VISITS } from './visit-secrets';
import { textOf, wordOf, type Planted, type Row, type Secret } from './secret';

const secret = (row: Row): Secret => ({ word: wordOf(row.what), foundBy: NOBODY, ...row });

type Hide = (world: LeakWorld, id: string, below: string) => Promise<unknown>;

const hold =
  (table: 'posts' | 'comments', state: 'HELD' | 'HIDDEN'): Hide =>
  (world, id) =>
    world.community.hold(table, id, state);
const block: Hide = ({ community, idOf }) =>
  community.blocks.block(idOf('blocker'), String(idOf('blocked')));

/** Something that everybody saw. Who does not meet finds nothing of each other; all else is found by nobody. */
const written = (
  what: string,
  seenBy: readonly Person[],
  hide: Hide,
  plant: Secret['plant'],
): Secret =>
  secret({ what, seenBy, foundBy: hide === block ? seenBy : NOBODY, wasSeen: true, plant });

/** A post that everybody saw. */
const post = (what: string, by: Member, seenBy: readonly Person[], hide: Hide): Secret =>
  written(what, seenBy, hide, async (world, word) => {
    const text = textOf(word);
    const id = await world.community.write(world.idOf(by), text, { text });
    return { numbers: [id], hide: () => hide(world, id, id) };
  });

interface Said {
  readonly by: Member;
  /** The comment that it answers; on the post that all read where it is left out. */
  readonly under?: (world: LeakWorld) => Promise<{ postId: string; parentId?: string }>;
}

/** A comment that everybody saw, and that was told to whom it answers. */
const comment = (
  what: string,
  { by, under }: Said,
  seenBy: readonly Person[],
  hide: Hide,
): Secret =>
  written(what, seenBy, hide, async (world, word) => {
    const { postId, parentId } = (await under?.(world)) ?? { postId: world.host };
    const answered = parentId === undefined ? {} : { parentId };
    const id = await world.community.say(world.idOf(by), postId, textOf(word), answered);
    await world.bundles.said(id);
    const parents = parentId === undefined ? [] : [parentId];
    return {
      numbers: [postId, id, ...parents],
      parents,
      hide: () => hide(world, id, parentId ?? postId),
    };
  });

const under =
  (by: Member) =>
  async (world: LeakWorld): Promise<{ postId: string; parentId: string }> => ({
    postId: world.host,
    parentId: await world.community.say(world.idOf(by), world.host, '앞선 말'),
  });
const onPost = (by: Member) => async (world: LeakWorld) => ({
  postId: await world.community.write(world.idOf(by), '앞선 글'),
});

const WRITTEN: readonly Secret[] = [
  post('a post that is held', 'author', ['author'], hold('posts', 'HELD')),
  post('a post that is hidden', 'author', ['author'], hold('posts', 'HIDDEN')),
  post('a deleted post', 'author', NOBODY, ({ community, idOf }, id) =>
    community.posts.remove(idOf('author'), id),
  ),
  post('a post of somebody blocked', 'blocked', allBut('blocker'), block),
  post('a post of who blocked', 'blocker', allBut('blocked'), block),
  comment('a comment that is held', { by: 'author' }, ['author'], hold('comments', 'HELD')),
  comment('a comment that is hidden', { by: 'author' }, ['author'], hold('comments', 'HIDDEN')),
  comment('a deleted comment', { by: 'author' }, NOBODY, ({ community, idOf }, id) =>
    community.comments.remove(idOf('author'), id),
  ),
  comment('a comment of somebody blocked', { by: 'blocked' }, allBut('blocker'), block),
  comment('a comment of who blocked', { by: 'blocker' }, allBut('blocked'), block),
  comment(
    'an answer of somebody blocked to who blocked',
    { by: 'blocked', under: under('blocker') },
    // Who answers below what they do not see does not see it, either.
    ['visitor', 'author', 'stranger', 'consenting'],
    block,
  ),
  comment(
    'an answer below a comment that is held',
    { by: 'stranger', under: under('author') },
    ['author'],
    (world, _, above) => world.community.hold('comments', above, 'HELD'),
  ),
  comment(
    'a comment on a post that is held',
    { by: 'stranger', under: onPost('author') },
    ['author'],
    (world, _, above) => world.community.hold('posts', above, 'HELD'),
  ),
  comment(
    'a comment on a deleted post',
    { by: 'stranger', under: onPost('author') },
    NOBODY,
    ({ community, idOf }, _, above) => community.posts.remove(idOf('author'), above),
  ),
];

const OF_MEMBERS: readonly Secret[] = [
  secret({
    what: 'where a device of a member is reached',
    seenBy: NOBODY,
    wasSeen: false,
    plant: async ({ pushDevices, database, idOf }, word) => {
      const memberId = idOf('author');
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from session_families where member_id = $1',
        [memberId],
      );
      const caller = { memberId, familyId: rows[0]?.id ?? '' };
      const address = { ...PUSH_ADDRESS, endpoint: `https://push.example.com/${word}`, auth: word };
      await pushDevices.set(caller, address, { kinds: PUSH_KINDS, showsText: true });
      return {};
    },
  }),
  secret({
    what: 'the name of somebody who has left',
    seenBy: NOBODY,
    wasSeen: true,
    plant: async ({ community, database, bundles, host, idOf }, word) => {
      const leaver = await community.join('leaver');
      await database.pool.query('update members set nickname = $1 where id = $2', [word, leaver]);
      const own = await community.write(leaver, '떠난 사람의 글');
      const said = await community.say(leaver, host, '떠난 사람의 말');
      await bundles.said(said);
      await community.posts.like(leaver, host, true);
      await bundles.liked('POST', host, leaver);
      await community.say(idOf('stranger'), host, '답', { parentId: said, replyToId: said });
      const hide = () => database.pool.query('delete from members where id = $1', [leaver]);
      return { numbers: [own, said, String(leaver)], parents: [said], hide };
    },
  }),
  secret({
    what: 'the id of a member at a provider',
    seenBy: NOBODY,
    wasSeen: false,
    plant: async ({ community }, word) => ({ numbers: [String(await community.join(word))] }),
  }),
  secret({
    what: 'the certification of a member',
    seenBy: NOBODY,
    wasSeen: false,
    plant: async ({ database, idOf }, word) => {
      await database.pool.query('insert into certifications values ($1, $2, now())', [
        word,
        idOf('author'),
      ]);
      return {};
    },
  }),
  secret({
    what: 'a message to a phone',
    seenBy: NOBODY,
    wasSeen: false,
    plant: async ({ database }, word) => {
      await database.pool.query(
        'insert into sms_outbox (masked_to, text, sent_at) values ($1, $1, now())',
        [word],
      );
      return {};
    },
  }),
  secret({
    what: 'the conditions of a member',
    seenBy: ['author'],
    wasSeen: false,
    word: '918273645',
    plant: async ({ conditions, idOf }, word) => {
      await conditions.save(idOf('author'), { ...UNKNOWN_PERSON, assets: Number(word) });
      return {};
    },
  }),
  secret({
    what: 'what a member was told',
    seenBy: ['author'],
    wasSeen: false,
    plant: async ({ notifications, idOf }, word) => {
      const about = { kind: 'MODERATED', NOTI_TARGET_CD: 'OPITG10002', LINK: '1' } as const;
      const told = { ...about, memberId: idOf('author'), key: word, title: word, message: word };
      await notifications.add([told]);
      return {};
    },
  }),
  secret({
    what: 'what was reported',
    seenBy: ['stranger'],
    wasSeen: false,
    plant: async ({ reports, community, idOf }, word) => {
      const id = await community.write(idOf('author'), '신고된 글');
      const target = { code: REPORT_TARGET.COMMUNITY, id };
      const said = { reason: 'OTHER', title: word, content: word, target } as const;
      const sent = { ...said, reporterId: idOf('stranger'), sendingKey: null, authorId: null };
      await reports.keep(sent);
      return { numbers: [id] };
    },
  }),
  secret({
    what: 'the rule by which something is held',
    seenBy: ['author'],
    wasSeen: false,
    plant: async ({ moderation, community, idOf }, word) => {
      const listed = listedForm(LISTED_KIND.word, '선입금');
      await moderation.list(LISTED_KIND.word, listed, word);
      return { numbers: [await community.write(idOf('author'), '선입금 글')] };
    },
  }),
  secret({
    what: 'an appeal',
    seenBy: NOBODY,
    wasSeen: false,
    plant: async ({ moderation, community, idOf }, word) => {
      await moderation.list(LISTED_KIND.word, listedForm(LISTED_KIND.word, '원금보장'), '규칙');
      const id = await community.write(idOf('author'), '원금보장 글');
      const kept = await moderation.appeal(idOf('author'), { kind: 'POST', id }, word, 'key');
      if (kept.kind !== 'appealed') throw new Error(kept.kind);
      return { numbers: [id] };
    },
  }),
  secret({
    what: 'a picture of a post that is held',
    seenBy: ['author'],
    wasSeen: true,
    plant: async (world, word) => {
      const { community, idOf } = world;
      await world.bring(idOf('author'), word);
      const id = await community.write(idOf('author'), '사진', { pictureIds: [word] });
      return { numbers: [id], hide: () => community.hold('posts', id, 'HELD') };
    },
  }),
];

const ARTICLES: readonly Secret[] = [
  secret({
    what: 'an article that was taken down',
    seenBy: NOBODY,
    wasSeen: true,
    plant: async ({ database }, word) => {
      const [title, document] = [textOf(word), plainDocument([textOf(word)])];
      const going = newContent({ id: word, title, summary: title, tags: [word], document });
      const staying = newContent({ id: 'staying', title: '남을 기사', tags: ['남을 주제'] });
      const deliver = (given: readonly (typeof going)[]) => {
        const from = { source: CONTENT_SOURCE.IMPORT, kept: [], takesGoneAway: true };
        return database.db.transaction((tx) => writeContents(tx, given, from, NOW));
      };
      await deliver([going, staying]);
      return { names: [word, 'staying'], tags: [word], hide: () => deliver([staying]) };
    },
  }),
];

/** Everything that not everybody may see, and who may. */
export const SECRETS: readonly Secret[] = [
  ...WRITTEN,
  ...OF_MEMBERS,
  ...ARTICLES,
  ...ROOMS.map(secret),
  ...PARTS_OF_ROOMS.map(secret),
  ...OPENED_PARTS.map(secret),
  ...CHECKLISTS.map(secret),
  ...CHATS.map(secret),
  ...COLLECTIONS.map(secret),
  ...MATES.map(secret),
  ...PARTS_OF_MATES.map(secret),
  ...VISITS.map(secret),
  ...CALLED_OFF.map(secret),
];

/** Of those what is searched. */
export const SEARCHED: readonly Secret[] = [
  ...WRITTEN,
  ...ROOMS.map(secret),
  ...MATES.map(secret),
  ...ARTICLES,
];

/** Puts in all of them; answers what they are asked for by, and what hides them. */
export async function plantAll(world: LeakWorld) {
  const planted: Planted[] = [];
  for (const { plant, word } of SECRETS) planted.push(await plant(world, word));
  const each = (name: keyof Asked) => [...new Set(planted.flatMap((one) => one[name] ?? []))];
  return {
    asked: {
      numbers: each('numbers'),
      parents: each('parents'),
      names: each('names'),
      tags: each('tags'),
      files: each('files'),
      codes: each('codes'),
    },
    hideAll: async () => {
      for (const { hide } of planted) await hide?.();
    },
  };
}
