import { MemoryBlocks } from '../../../src/adapters/memory/community/memory-blocks';
import { MemoryComments } from '../../../src/adapters/memory/community/memory-comments';
import { MemoryCommunity } from '../../../src/adapters/memory/community/memory-community';
import { MemoryPosts } from '../../../src/adapters/memory/community/memory-posts';
import { LISTED_KIND, listedForm, type Author } from '#core';
import { MemoryAppeals } from '../../../src/adapters/memory/community/memory-appeals';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';
import { MINUTE_MS, MovingClock } from '../../support/moving-clock';
import { appealsContract, type OpenedAppeals } from '../contracts/appeals.contract';
import { blocksContract } from '../contracts/blocks.contract';
import { commentsContract } from '../contracts/comments.contract';
import { newKey, newWord, writePost, type OpenedCommunity } from '../contracts/community-stage';
import { postsContract } from '../contracts/posts.contract';

const LISTED = { text: '오픈채팅방초대', rule: '연락처를 남기는 글은 먼저 살펴봐요.' };

function openStage() {
  const clock = new MovingClock();
  const kind = LISTED_KIND.word;
  const text = listedForm(kind, LISTED.text);
  const community = new MemoryCommunity({ clock, listed: [{ kind, text, rule: LISTED.rule }] });
  const portsOf = (author: Author | null) => ({
    posts: new MemoryPosts(community, () => author),
    comments: new MemoryComments(community, () => author),
    blocks: new MemoryBlocks(community, () => author),
  });
  const member = (id: string, nickname: string) => {
    const author = { id, nickname, image: `/images/${id}` };
    community.members.set(id, author);
    return { id, nickname, ...portsOf(author) };
  };
  return Promise.resolve({
    community,
    kim: member('1', '김자취'),
    lee: member('2', '이원룸'),
    park: member('3', '박이사'),
    visitor: portsOf(null),
    listed: LISTED,
    wait: () => {
      clock.advance(MINUTE_MS);
    },
    close: () => Promise.resolve(),
  });
}

const openCommunity = (): Promise<OpenedCommunity> => openStage();

postsContract('memory', openCommunity);
commentsContract('memory', openCommunity);
blocksContract('memory', openCommunity);

async function openAppeals(): Promise<OpenedAppeals> {
  const { kim, lee, community } = await openStage();
  const random = new MemoryRandom();
  const appealsOf = (who: Author | null) => new MemoryAppeals(community, () => who, random);
  const authorOf = (id: string) => community.author(id);
  return {
    kim: appealsOf(authorOf(kim.id)),
    lee: appealsOf(authorOf(lee.id)),
    visitor: appealsOf(null),
    heldPost: async () => (await writePost(kim, `${LISTED.text} ${newWord()}`)).id,
    heldComment: async () => {
      const post = await writePost(kim);
      const remark = { text: LISTED.text, parentId: null, replyToId: null };
      return (await kim.comments.write(post.id, remark, newKey())).id;
    },
    shownPost: async () => (await writePost(kim)).id,
    close: () => Promise.resolve(),
  };
}

appealsContract('memory', openAppeals);
