import { isSafePath } from '../shared/safe-path';
import { fieldsOf, numberIn, textIn } from '../shared/stored-json';
import { pushKindNamed, type PushKind } from './push';

/** What is sent to a device, and what it needs to show it without asking anybody. */
export interface PushMessage {
  readonly kind: PushKind;
  readonly title: string;
  readonly body: string;
  /** What it replaces: one of the same tag is told of the same thing. */
  readonly tag: string;
  /** What a press opens, a path of this origin. */
  readonly path: string;
  /** Switches the kind off on this device, without a session (spec/wire W13). */
  readonly stop: string;
  /** When it was told, ms. */
  readonly toldAt: number;
}

/** What a device was sent, as one reads it; null for what we never sent. */
export function pushMessageIn(sent: unknown): PushMessage | null {
  const said = fieldsOf(sent);
  const kind = pushKindNamed(said['kind']);
  const title = textIn(said['title']);
  const tag = textIn(said['tag']);
  const path = textIn(said['path']);
  const stop = textIn(said['stop']);
  const toldAt = numberIn(said['toldAt']);
  if (kind === null || title === null || tag === null || stop === null || toldAt === null)
    return null;
  if (path === null || !isSafePath(path)) return null;
  return { kind, title, body: textIn(said['body']) ?? '', tag, path, stop, toldAt };
}
