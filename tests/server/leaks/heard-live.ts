import type { LeakWorld } from './leak-world';
import { MEMBERS, type Member } from './people';

/** What a member heard, and the writing after which they did. */
export interface Heard {
  readonly who: Member;
  readonly asking: string;
  readonly said: string;
}

/** Where each of them is in what they heard. */
type Places = ReadonlyMap<Member, number>;

/**
 * All members, each of whom has a page open while somebody writes. They hear what a stream tells: the
 * changes after the last that they heard (docs/adr 15), looked at after every write, since the next one
 * may hide what this one told.
 */
export class Listeners {
  readonly heard: Heard[] = [];
  private places: Places;

  private constructor(
    private readonly world: LeakWorld,
    private readonly begun: Places,
  ) {
    this.places = begun;
  }

  /** From now on: what was there before is heard by who opens a page, which is asked for elsewhere. */
  static async in(world: LeakWorld): Promise<Listeners> {
    const listeners = new Listeners(world, new Map(MEMBERS.map((who) => [who, 0])));
    let isMore = true;
    while (isMore) {
      const { length } = listeners.heard;
      await listeners.hear('');
      isMore = listeners.heard.length > length;
    }
    return new Listeners(world, listeners.places);
  }

  /** All that was written is back as it was, and so are the counts of the changes. */
  goBack(): void {
    this.places = this.begun;
  }

  async hear(asking: string): Promise<void> {
    const counts = await this.counts();
    const placeOf = (who: Member): number => this.places.get(who) ?? 0;
    const later = MEMBERS.filter((who) => (counts.get(this.world.idOf(who)) ?? 0) > placeOf(who));
    if (later.length === 0) return;
    const asked = later.map((who) => ({ memberId: this.world.idOf(who), after: placeOf(who) }));
    const found = await this.world.changes.since(asked);
    const places = new Map(this.places);
    for (const [at, who] of later.entries())
      for (const change of found[at] ?? []) {
        this.heard.push({ who, asking, said: JSON.stringify(change) });
        places.set(who, Math.max(places.get(who) ?? 0, change.one.change));
      }
    this.places = places;
  }

  /**
   * The number of each member's last change. It is one more at every change of whatever kind, so nobody hears
   * anything who is there already; to ask that costs a fourth of asking what they hear.
   */
  private async counts(): Promise<ReadonlyMap<number, number>> {
    const { rows } = await this.world.database.pool.query<{ id: string; change: string }>(
      'select member_id as id, change from notification_counts',
    );
    return new Map(rows.map(({ id, change }) => [Number(id), Number(change)]));
  }
}
