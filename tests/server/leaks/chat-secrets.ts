import type { LeakWorld } from './leak-world';
import { NOBODY, type Member, type Person } from './people';
import type { Row } from './secret';
import { made, UNNAMED } from '../../support/community-on-database';

interface Talk {
  readonly owner: Member;
  readonly seeker: Member;
  /** What the seeker says first. */
  readonly text: (word: string) => string;
  /** Whether the owner has answered. */
  readonly isAnswered?: true;
  readonly hide?: (world: LeakWorld) => Promise<unknown>;
}

/** Something that was said in a room. */
const said = (what: string, seenBy: readonly Person[], talk: Talk): Row => ({
  what,
  seenBy,
  wasSeen: false,
  plant: async (world, word) => {
    const { chats, offered, idOf } = world;
    const dealId = await offered.write(idOf(talk.owner));
    const room = made(await chats.open(idOf(talk.seeker), { dealId }));
    const say = (by: Member, text: string) =>
      chats.send(idOf(by), room, { text, pictureIds: [] }, UNNAMED);
    made(await say(talk.seeker, talk.text(word)));
    if (talk.isAnswered) made(await say(talk.owner, '네, 있어요.'));
    return {
      numbers: [room],
      ...(talk.hide && { hide: () => talk.hide?.(world) ?? Promise.resolve() }),
    };
  },
});

const block = ({ community, idOf }: LeakWorld) =>
  community.blocks.block(idOf('blocker'), String(idOf('blocked')));

/** What two say to each other. */
export const CHATS: readonly Row[] = [
  said('what is said in a room', ['author', 'stranger'], {
    owner: 'author',
    seeker: 'stranger',
    text: (word) => `아직 방이 있나요? ${word}`,
  }),
  said('an account in a first message', ['stranger'], {
    owner: 'author',
    seeker: 'stranger',
    text: (word) => `카톡 아이디 ${word}`,
  }),
  said('an e-mail in a first message', ['stranger'], {
    owner: 'author',
    seeker: 'stranger',
    text: (word) => `메일 주소는 ${word}@example.com 이에요`,
  }),
  said('an account in a message that was answered', ['author', 'stranger'], {
    owner: 'author',
    seeker: 'stranger',
    text: (word) => `카톡 아이디 ${word}`,
    isAnswered: true,
  }),
  said('what was said to somebody who blocked since', NOBODY, {
    owner: 'blocker',
    seeker: 'blocked',
    text: (word) => `안녕하세요 ${word}`,
    hide: block,
  }),
];
