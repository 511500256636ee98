import { makeAutoObservable, observable } from 'mobx';
import type { LikeState } from '#core';

interface LikeWorld {
  /** Null where it is kept on the device, and goes later. */
  readonly send: (id: string, liked: boolean) => Promise<LikeState | null>;
  /** What is kept of a like and goes later; null where nothing is. */
  readonly waiting: (id: string) => boolean | null;
  /** How a like stands, as the server said last. */
  readonly settled: (id: string, state: LikeState) => void;
}

/**
 * Likes as a person sees them: set at once, put back where the world refuses. Of several presses the
 * last one counts, and one call at a time is on its way for each thing.
 */
export class LikeBook {
  private readonly wanted = observable.map<string, boolean>();
  private readonly sending = new Set<string>();

  constructor(private readonly world: LikeWorld) {
    makeAutoObservable<this, 'world' | 'wanted' | 'sending'>(this, {
      world: false,
      wanted: false,
      sending: false,
    });
  }

  /** How a like is shown; `known` is how it stands as far as the server said. */
  shown(id: string, known: LikeState): LikeState {
    const liked = this.wanted.get(id) ?? this.world.waiting(id) ?? known.liked;
    if (liked === known.liked) return known;
    return { liked, likes: Math.max(0, known.likes + (liked ? 1 : -1)) };
  }

  /** Rejects where it was refused: by then it is shown as it stood before. */
  async set(id: string, liked: boolean): Promise<void> {
    this.want(id, liked);
    if (this.sending.has(id)) return;
    this.sending.add(id);
    try {
      for (let next: boolean | undefined = liked; next !== undefined;) {
        const state = await this.world.send(id, next);
        if (state !== null) this.world.settled(id, state);
        const wanted = this.wanted.get(id);
        next = wanted === (state?.liked ?? next) ? undefined : wanted;
      }
    } finally {
      this.sending.delete(id);
      this.forget(id);
    }
  }

  private want(id: string, liked: boolean): void {
    this.wanted.set(id, liked);
  }

  private forget(id: string): void {
    this.wanted.delete(id);
  }
}
