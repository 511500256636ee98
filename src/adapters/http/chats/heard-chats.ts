import type { ChatChange, LiveChats } from '#core';
import { HeardChanges } from '../client/heard-changes';

/** {@link LiveChats}, told by whoever holds the connection. */
export class HeardChats extends HeardChanges<ChatChange> implements LiveChats {}
