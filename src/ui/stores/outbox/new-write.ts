import { AppError, lastPlace, UNTRIED, uuidV7, type KeptWrite, type WriteFailure } from '#core';
import type { OutboxWorld } from './outbox-world';
import {
  OUTBOX_KINDS,
  type OutboxBodies,
  type OutboxKind,
  type OutboxKindRule,
} from './outbox-kinds';

const RANDOM_BYTES = 10;

interface Pressing<Kind extends OutboxKind> {
  readonly member: string;
  readonly kind: Kind;
  readonly body: OutboxBodies[Kind];
  /** That of an earlier try of the same words. */
  readonly key: string | undefined;
}

/** What was just pressed, behind all that the device keeps. */
export function newWrite<Kind extends OutboxKind>(
  { clock, random }: Pick<OutboxWorld, 'clock' | 'random'>,
  { member, kind, body, key }: Pressing<Kind>,
  kept: readonly KeptWrite[],
): KeptWrite {
  const drawn = Array.from({ length: RANDOM_BYTES }, () => Math.floor(random.number() * 256));
  const madeAt = clock.now();
  const id = key ?? uuidV7(madeAt, drawn);
  const rule: OutboxKindRule<OutboxBodies[Kind]> = OUTBOX_KINDS[kind];
  const named = { id, member, kind, item: rule.item(body) ?? id, body: { ...body } };
  const place = lastPlace(kept);
  return { ...named, place, madeAt, ...UNTRIED };
}

/** What the rules are told of an error; one of ours is no answer of the world. */
export function failureIn(error: unknown): WriteFailure {
  if (!(error instanceof AppError)) return { kind: null, status: 0, retryAfterMs: null };
  const { kind, status, retryAfterMs } = error;
  return { kind, status, retryAfterMs };
}
