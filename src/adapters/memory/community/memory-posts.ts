import {
  BOARD,
  checkDocument,
  checkPostTitle,
  documentLinks,
  documentPictures,
  documentPreview,
  documentText,
  EDITOR_KIND,
  holdsWords,
  isBlankDocument,
  LONGEST_SEARCH,
  MOST_POSTS_BY_ID,
  postHeat,
  tidyLine,
  type Author,
  type Cancellation,
  type LikeState,
  type Page,
  type Post,
  type PostCounts,
  type PostDraft,
  type PostListQuery,
  type Posts,
  type PostSummary,
} from '#core';
import { answer } from '../answer';
import {
  checkIsAuthor,
  isoOf,
  refused,
  likeOf,
  setLike,
  type KeptPost,
  type MemoryCommunity,
  type Who,
} from './memory-community';
import { memoryPage } from './memory-page';

/** Characters of a preview. */
const PREVIEW = 120;

/** {@link Posts} of one person, in a community that is kept in memory. */
export class MemoryPosts implements Posts {
  constructor(
    private readonly community: MemoryCommunity,
    private readonly who: Who,
  ) {}

  list(query: PostListQuery, cancel?: Cancellation): Promise<Page<PostSummary>> {
    return answer(cancel, () => {
      const { categoryTypeCode, q, sort, limit, cursor } = query;
      if (Array.from(q).length > LONGEST_SEARCH) throw refused('q');
      const found = this.community.posts
        .filter((post) => this.community.sees(this.viewer(), post))
        .filter((post) => categoryTypeCode === null || post.categoryTypeCode === categoryTypeCode)
        .filter((post) => holdsWords(searchedOf(post), q));
      const number = {
        newest: (post: KeptPost) => post.createdAt,
        popular: (post: KeptPost) => postHeat(this.counts(post), post.createdAt),
        commented: (post: KeptPost) => this.commentsOf(post),
      }[sort];
      const question = `${categoryTypeCode} ${sort} ${q}`;
      const asked = { limit, cursor, question };
      const page = memoryPage(found, { number, direction: -1 }, asked);
      return {
        ...page,
        items: page.items.map((post) => this.summary(post)),
        total: found.length,
      };
    });
  }

  one(id: string, cancel?: Cancellation): Promise<Post | null> {
    return answer(cancel, () => {
      const post = this.seen(id);
      return post === null ? null : this.whole(post);
    });
  }

  some(ids: readonly string[], cancel?: Cancellation): Promise<readonly PostSummary[]> {
    return answer(cancel, () =>
      [...new Set(ids)].slice(0, MOST_POSTS_BY_ID).flatMap((id) => {
        const post = this.seen(id);
        return post === null ? [] : [this.summary(post)];
      }),
    );
  }

  write(draft: PostDraft, key: string): Promise<Post> {
    return answer(undefined, () => {
      const author = this.community.member(this.who);
      const { posts } = this.community;
      const post = this.community.once(posts, `${author.id} post ${key}`, () => {
        checkDraft(draft);
        const made = this.made(author, draft);
        posts.push(made);
        return made;
      });
      return this.whole(post);
    });
  }

  change(id: string, draft: PostDraft, key: string): Promise<Post> {
    return answer(undefined, () => {
      const author = this.community.member(this.who);
      const post = this.community.post(author.id, id);
      checkIsAuthor(post, author);
      this.community.once(this.community.posts, `${author.id} change ${key}`, () => {
        checkDraft(draft);
        Object.assign(post, written(draft), {
          editedAt: this.community.now(),
          hold: this.community.heldFor(textOf(draft), post.hold),
        });
        return post;
      });
      return this.whole(post);
    });
  }

  remove(id: string): Promise<void> {
    return answer(undefined, () => {
      const author = this.community.member(this.who);
      const own = this.community.posts.find((one) => one.id === id && one.authorId === author.id);
      if (own === undefined) checkIsAuthor(this.community.post(author.id, id), author);
      else own.isDeleted = true;
    });
  }

  like(id: string, liked: boolean, key?: string): Promise<LikeState> {
    return answer(undefined, () => {
      const { id: memberId } = this.community.member(this.who);
      const post = this.community.post(memberId, id);
      const set = () => {
        setLike(post.likedBy, memberId, liked);
        return post;
      };
      if (key === undefined) set();
      else this.community.once(this.community.posts, `${memberId} like post ${key}`, set);
      return likeOf(post.likedBy, memberId);
    });
  }

  private viewer(): string | null {
    return this.who()?.id ?? null;
  }

  private seen(id: string): KeptPost | null {
    const post = this.community.posts.find((one) => one.id === id);
    return post !== undefined && this.community.sees(this.viewer(), post) ? post : null;
  }

  private commentsOf({ id }: KeptPost): number {
    return this.community.seenComments(this.viewer(), id).length;
  }

  private counts(post: KeptPost): PostCounts {
    const { likedBy, views } = post;
    return { likes: likedBy.size, comments: this.commentsOf(post), views };
  }

  private made(author: Author, draft: PostDraft): KeptPost {
    return {
      ...written(draft),
      id: this.community.nextId(),
      authorId: author.id,
      createdAt: this.community.now(),
      editedAt: null,
      views: 0,
      isExample: false,
      likedBy: new Set(),
      hold: this.community.heldFor(textOf(draft)),
      isDeleted: false,
    };
  }

  private summary(post: KeptPost): PostSummary {
    const { id, categoryTypeCode, title, isExample, hold } = post;
    const [picture = null] = this.community.pictures(documentPictures(post.document));
    return {
      id,
      categoryTypeCode,
      title,
      preview: documentPreview(post.document, PREVIEW),
      author: this.community.author(post.authorId),
      counts: this.counts(post),
      picture,
      createdAt: isoOf(post.createdAt),
      isExample,
      hold,
    };
  }

  private whole(post: KeptPost): Post {
    const viewer = this.viewer();
    return {
      ...this.summary(post),
      document: post.document,
      pictures: this.community.pictures(documentPictures(post.document)),
      editedAt: post.editedAt === null ? null : isoOf(post.editedAt),
      mine: {
        liked: viewer !== null && post.likedBy.has(viewer),
        isAuthor: viewer !== null && post.authorId === viewer,
      },
    };
  }
}

const searchedOf = ({ title, document }: KeptPost) => ({
  title,
  names: '',
  body: documentText(document),
});

const textOf = ({ title, document }: PostDraft) => ({
  text: `${title}\n${documentText(document)}`,
  links: documentLinks(document),
});

const written = ({ categoryTypeCode, title, document }: PostDraft) => ({
  categoryTypeCode,
  title: tidyLine(title),
  document,
});

function checkDraft({ categoryTypeCode, title, document }: PostDraft): void {
  if (!Object.values(BOARD).includes(categoryTypeCode)) throw refused('categoryTypeCode');
  const named = checkPostTitle(title);
  if (!named.ok) throw refused('title', named.message);
  const check = checkDocument(document, EDITOR_KIND.POST);
  if (!check.ok) throw refused('document', check.message);
  if (isBlankDocument(document)) throw refused('document', '내용을 입력해 주세요.');
}
