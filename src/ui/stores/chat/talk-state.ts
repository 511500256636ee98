import type { ChatRoom } from '#core';
import type { ChatWorld } from './chat-world';
import type { KeptOutbox } from './kept-outbox';

/** How much of a room is there. */
export type TalkState =
  | { readonly kind: 'idle' | 'loading' | 'ready' }
  /** There is none that the person may see: no room, one with somebody who is blocked. */
  | { readonly kind: 'none' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** What a talk needs of others. */
export interface TalkParts {
  readonly world: ChatWorld;
  readonly kept: KeptOutbox;
  /** Told of each state of the room that was answered. */
  readonly answered: (room: ChatRoom) => void;
}
