import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../../server/db/database';
import { BundleRepository } from '../../../../server/db/notifications/bundle-repository';
import { OpenSignals } from '../../../../server/db/notifications/member-signals';
import { NotificationRepository } from '../../../../server/db/notifications/notification-repository';
import { communityOn } from '../../../support/community-on-database';
import { DATABASES, openTestDatabase } from '../../../support/databases';
import { MovingClock } from '../../../support/moving-clock';

const NAMES = ['김', '이', '박', '최'] as const;
const DAY_MS = 86_400_000;

const who = fc.nat({ max: NAMES.length - 1 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('like'), who, on: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('say'), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('unsay'), at: fc.nat({ max: 9 }) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('block'), who, on: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('read') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('sleep') }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What one bundle holds, as the rule says: who did something, in the order in which it was told. */
interface Told {
  readonly kind: 'LIKE' | 'COMMENT';
  readonly day: number;
  isRead: boolean;
  readonly parts: { readonly who: number; readonly comment: number | null }[];
}

/** The rule of bundles, followed without a database. */
class Model {
  readonly likes = new Set<number>();
  readonly blocked = new Set<number>();
  readonly comments: { readonly who: number; isThere: boolean }[] = [];
  readonly told: Told[] = [];
  day = 0;

  private isLive(kind: Told['kind'], { who: by, comment }: Told['parts'][number]): boolean {
    if (this.blocked.has(by)) return false;
    return kind === 'LIKE' ? this.likes.has(by) : this.comments[comment ?? -1]?.isThere === true;
  }

  live = ({ kind, parts }: Told) => parts.filter((part) => this.isLive(kind, part));

  tell(kind: Told['kind'], part: Told['parts'][number]): void {
    const known = this.told.find(
      (one) =>
        one.kind === kind &&
        one.parts.some(({ who: by, comment }) => by === part.who && comment === part.comment),
    );
    if (known !== undefined) {
      if (this.live(known).length === 0) known.isRead = true;
      return;
    }
    if (!this.isLive(kind, part)) return;
    const open = this.told.find((one) => one.kind === kind && one.day === this.day && !one.isRead);
    if (open !== undefined && this.live(open).length > 0) {
      open.parts.push(part);
      return;
    }
    if (open !== undefined) open.isRead = true;
    this.told.push({ kind, day: this.day, isRead: false, parts: [part] });
  }

  /** As a list shows them, in no order. */
  get shown(): readonly string[] {
    return this.told
      .filter((one) => this.live(one).length > 0)
      .map((one) => {
        const people = this.live(one).map((part) => part.who);
        const others = new Set(people).size - 1;
        const name = NAMES[people.at(-1) ?? -1] ?? '';
        const deed = one.kind === 'LIKE' ? '글에 공감했어요' : '글에 댓글을 남겼어요';
        const subject = others === 0 ? `${name}님이` : `${name}님 외 ${others}명이`;
        return `${subject} ${deed}${one.isRead ? '' : ' •'}`;
      })
      .sort();
  }
}

describe.each(DATABASES)('bundles on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function stage() {
    await database.pool.query('delete from posts');
    await database.pool.query('delete from members');
    const clock = new MovingClock();
    const signals = new OpenSignals(kind);
    const community = communityOn(database, clock);
    const author = await community.join('author');
    const people = [];
    for (const name of NAMES) {
      const id = await community.join(name);
      await database.pool.query('update members set nickname = $1 where id = $2', [name, id]);
      people.push(id);
    }
    return {
      clock,
      community,
      author,
      people,
      inbox: new NotificationRepository(database, clock, signals),
      bundles: new BundleRepository({ database, signals }, clock),
      post: await community.write(author, '글'),
    };
  }

  type Stage = Awaited<ReturnType<typeof stage>>;

  async function take(one: Step, model: Model, at: Stage, ids: string[]): Promise<void> {
    const { community, bundles, author, post, clock } = at;
    const person = 'who' in one ? (at.people[one.who] ?? 0) : 0;
    const isApart = 'who' in one && model.blocked.has(one.who);
    if (one.does === 'like' && 'on' in one && !isApart) {
      await community.posts.like(person, post, one.on);
      await bundles.liked('POST', post, person);
      if (one.on) model.likes.add(one.who);
      else model.likes.delete(one.who);
      model.tell('LIKE', { who: one.who, comment: null });
    } else if (one.does === 'say' && 'who' in one && !isApart) {
      ids.push(await community.say(person, post, '말'));
      await bundles.said(ids.at(-1) ?? '');
      model.comments.push({ who: one.who, isThere: true });
      model.tell('COMMENT', { who: one.who, comment: model.comments.length - 1 });
    } else if (one.does === 'unsay' && 'at' in one) {
      const comment = model.comments[one.at];
      if (comment?.isThere !== true || model.blocked.has(comment.who)) return;
      await community.comments.remove(at.people[comment.who] ?? 0, ids[one.at] ?? '');
      await bundles.said(ids[one.at] ?? '');
      comment.isThere = false;
      model.tell('COMMENT', { who: comment.who, comment: one.at });
    } else if (one.does === 'block' && 'on' in one) {
      if (one.on) await community.blocks.block(author, String(person));
      else await community.blocks.unblock(author, String(person));
      if (one.on) model.blocked.add(one.who);
      else model.blocked.delete(one.who);
    } else if (one.does === 'read') {
      await at.inbox.read(author, 'all');
      for (const told of model.told) told.isRead = true;
    } else if (one.does === 'sleep') {
      clock.advance(DAY_MS);
      model.day += 1;
    }
  }

  it('say who likes and who said something, whatever happens in whatever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const at = await stage();
        const model = new Model();
        const ids: string[] = [];
        for (const one of steps) await take(one, model, at, ids);
        const query = { kind: null, cursor: null, limit: 100 };
        const { items, unread } = await at.inbox.page(at.author, query);
        const shown = items.map(({ title, isRead }) => `${title}${isRead ? '' : ' •'}`).sort();
        expect(shown).toEqual(model.shown);
        const counted = Object.values(unread.counts).reduce((sum, one) => sum + one, 0);
        expect(counted).toBe(model.shown.filter((one) => one.endsWith('•')).length);
      }),
      { numRuns: 40 },
    );
  });
});
