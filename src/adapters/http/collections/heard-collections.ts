import type { CollectionChange, LiveCollections } from '#core';
import { HeardChanges } from '../client/heard-changes';

/** {@link LiveCollections}, told by whoever holds the connection. */
export class HeardCollections extends HeardChanges<CollectionChange> implements LiveCollections {}
