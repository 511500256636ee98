import {
  BOARD,
  type Author,
  type BoardCode,
  type Comment,
  type DocumentPicture,
  type ListedWord,
  type Post,
  type RichDocument,
} from '#core';
import { MemoryAppeals } from '../../../src/adapters/memory/community/memory-appeals';
import { MemoryBlocks } from '../../../src/adapters/memory/community/memory-blocks';
import { MemoryComments } from '../../../src/adapters/memory/community/memory-comments';
import { MemoryCommunity } from '../../../src/adapters/memory/community/memory-community';
import { MemoryPosts } from '../../../src/adapters/memory/community/memory-posts';
import { MemoryClock } from '../../../src/adapters/memory/memory-clock';
import { MemoryRandom } from '../../../src/adapters/memory/memory-random';

/** 2026-11-22, a Sunday, 14:40 in Seoul. */
const COMMUNITY_NOW = Date.parse('2026-11-22T14:40:00+09:00');

const MINUTE_MS = 60_000;

const person = (id: string, nickname: string): Author => ({ id, nickname, image: `/${id}.webp` });
export const MOON = person('moon', '달빛자취');
export const BEAR = person('bear', '신림사는곰');
export const CAT = person('cat', '봉천동고양이');

const textDocument = (...lines: readonly string[]): RichDocument => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/** A post that nobody keeps. */
export const madePost = (change: Partial<Post> = {}): Post => ({
  id: '1',
  categoryTypeCode: BOARD.HOME,
  title: '복층은 여름에 더운가요',
  preview: '천장이 낮은 복층이에요.',
  author: CAT,
  counts: { likes: 0, comments: 0, views: 12 },
  picture: null,
  createdAt: new Date(COMMUNITY_NOW).toISOString(),
  isExample: false,
  hold: null,
  document: textDocument('천장이 낮은 복층이에요.'),
  pictures: [],
  editedAt: null,
  mine: { liked: false, isAuthor: false },
  ...change,
});

/** A port that tells what was asked of it, and fails while it is told to. */
export class Watched<Port extends object> {
  readonly asked: { readonly name: keyof Port; readonly args: readonly unknown[] }[] = [];
  /** Rejects with it while it is there. */
  failure: Error | null = null;
  /** Answers wait for it. */
  gate: Promise<unknown> = Promise.resolve();
  readonly port: Port;

  constructor(port: Port) {
    this.port = new Proxy(port, {
      get: (target, name, receiver) => {
        const method: unknown = Reflect.get(target, name, receiver);
        if (typeof method !== 'function') return method;
        return async (...args: unknown[]) => {
          this.asked.push({ name: name as keyof Port, args });
          await this.gate;
          if (this.failure !== null) throw this.failure;
          return Reflect.apply(method, target, args) as unknown;
        };
      },
    });
  }

  of(name: keyof Port): readonly (readonly unknown[])[] {
    return this.asked.filter((one) => one.name === name).map(({ args }) => args);
  }
}

/** A community of three, and what one of them, or a visitor, asks of it. */
export class CommunityStage {
  readonly clock = new MemoryClock(COMMUNITY_NOW);
  readonly community: MemoryCommunity;
  /** Pictures that people brought. */
  readonly uploaded: DocumentPicture[] = [];
  /** Who looks at it; null is a visitor. */
  reader: Author | null = null;
  readonly posts;
  readonly comments;
  readonly blocks;
  readonly appeals;
  private keys = 0;

  constructor(listed: readonly ListedWord[] = []) {
    this.community = new MemoryCommunity({
      clock: this.clock,
      listed,
      pictures: this.uploaded,
    });
    for (const one of [MOON, BEAR, CAT]) this.community.members.set(one.id, one);
    const who = () => this.reader;
    this.posts = new Watched(new MemoryPosts(this.community, who));
    this.comments = new Watched(new MemoryComments(this.community, who));
    this.blocks = new Watched(new MemoryBlocks(this.community, who));
    this.appeals = new Watched(new MemoryAppeals(this.community, who, new MemoryRandom()));
  }

  /** What the app takes in the place of its own. */
  get services() {
    const { posts, comments, blocks, appeals, clock } = this;
    return {
      posts: posts.port,
      comments: comments.port,
      blocks: blocks.port,
      appeals: appeals.port,
      clock,
    };
  }

  /** Somebody writes a post, so many minutes ago. */
  async post(
    title: string,
    { by = BEAR, board = BOARD.HOME, ago = 0, text = `${title}에 대해 물어봐요.` }: Written = {},
  ): Promise<Post> {
    const draft = { categoryTypeCode: board, title, document: textDocument(text) };
    return this.before(ago, () =>
      new MemoryPosts(this.community, () => by).write(draft, this.key()),
    );
  }

  /** Somebody comments, so many minutes ago. */
  async comment(
    postId: string,
    text: string,
    { by = BEAR, ago = 0, parentId = null, replyToId = parentId }: Said = {},
  ): Promise<Comment> {
    const draft = { text, parentId, replyToId };
    return this.before(ago, () =>
      new MemoryComments(this.community, () => by).write(postId, draft, this.key()),
    );
  }

  async likes(postId: string, ...people: readonly Author[]): Promise<void> {
    for (const by of people) await new MemoryPosts(this.community, () => by).like(postId, true);
  }

  private async before<Made>(minutes: number, make: () => Promise<Made>): Promise<Made> {
    this.clock.advance(-minutes * MINUTE_MS);
    try {
      return await make();
    } finally {
      this.clock.advance(minutes * MINUTE_MS);
    }
  }

  private key(): string {
    this.keys += 1;
    return `key-${this.keys}`;
  }
}

interface Written {
  readonly by?: Author;
  readonly board?: BoardCode;
  /** Minutes. */
  readonly ago?: number;
  readonly text?: string;
}

interface Said {
  readonly by?: Author;
  readonly ago?: number;
  readonly parentId?: string | null;
  readonly replyToId?: string | null;
}
