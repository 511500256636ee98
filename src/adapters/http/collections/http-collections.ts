import {
  AppError,
  isId,
  type Cancellation,
  type CollectedRef,
  type Collection,
  type Collections,
  type CollectionSummary,
  type LinkWish,
  type Vote,
} from '#core';
import { collectionReply, collectionsReply, leftCollectionReply } from '#contract/collections';
import type { HttpClient } from '../client/http-client';

const PATH = '/v2/collections';
const SHARED = `${PATH}/shared`;

/** Nothing has a name that no id could be. */
function pathOf(base: string, name: string): string {
  if (!isId(name)) throw new AppError('not-found', undefined, 'id', 404);
  return `${base}/${name}`;
}

const itemPath = (id: string, { kind, id: item }: CollectedRef): string =>
  pathOf(`${pathOf(PATH, id)}/items/${kind}`, item);

/** {@link Collections} of the API. A page reads them by itself; the rest a person has pressed. */
export class HttpCollections implements Collections {
  constructor(private readonly client: HttpClient) {}

  async mine(
    about: CollectedRef | null,
    cancel?: Cancellation,
  ): Promise<readonly CollectionSummary[]> {
    const { result } = await this.client.get({
      path: PATH,
      ...(about !== null && { params: { kind: about.kind, item: about.id } }),
      reply: collectionsReply,
      cancel,
      byItself: true,
    });
    return result;
  }

  async one(id: string, cancel?: Cancellation): Promise<Collection> {
    const path = pathOf(PATH, id);
    const asked = { path, reply: collectionReply, cancel, byItself: true, fresh: true };
    return (await this.client.get(asked)).item;
  }

  async make(name: string, key: string): Promise<Collection> {
    const body = { name };
    const asked = { path: PATH, body, idempotencyKey: key, reply: collectionReply };
    return (await this.client.post(asked)).item;
  }

  async rename(id: string, name: string): Promise<Collection> {
    const path = pathOf(PATH, id);
    return (await this.client.patch({ path, body: { name }, reply: collectionReply })).item;
  }

  async remove(id: string): Promise<void> {
    await this.client.delete({ path: pathOf(PATH, id), reply: leftCollectionReply });
  }

  async add(id: string, item: CollectedRef): Promise<Collection> {
    const path = itemPath(id, item);
    return (await this.client.put({ path, body: {}, reply: collectionReply })).item;
  }

  async takeOut(id: string, item: CollectedRef): Promise<Collection> {
    return (await this.client.delete({ path: itemPath(id, item), reply: collectionReply })).item;
  }

  async vote(id: string, item: CollectedRef, vote: Vote): Promise<Collection> {
    const path = `${itemPath(id, item)}/vote`;
    return (await this.client.put({ path, body: { vote }, reply: collectionReply })).item;
  }

  async share(id: string, { mayAdd, mayVote, days }: LinkWish): Promise<Collection> {
    const path = `${pathOf(PATH, id)}/link`;
    const body = { mayAdd, mayVote, days };
    return (await this.client.put({ path, body, reply: collectionReply })).item;
  }

  async withdraw(id: string): Promise<Collection> {
    const path = `${pathOf(PATH, id)}/link`;
    return (await this.client.delete({ path, reply: collectionReply })).item;
  }

  async putOut(id: string, member: string): Promise<void> {
    const path = pathOf(`${pathOf(PATH, id)}/members`, member);
    await this.client.delete({ path, reply: leftCollectionReply });
  }

  async leave(id: string): Promise<void> {
    const path = `${pathOf(PATH, id)}/members/me`;
    await this.client.delete({ path, reply: leftCollectionReply });
  }

  async shared(code: string, cancel?: Cancellation): Promise<Collection> {
    const path = pathOf(SHARED, code);
    // What a drawn page brought along will do: the server lets nobody keep it.
    const asked = { path, reply: collectionReply, cancel, byItself: true };
    return (await this.client.get(asked)).item;
  }

  async join(code: string): Promise<Collection> {
    const path = `${pathOf(SHARED, code)}/membership`;
    return (await this.client.put({ path, body: {}, reply: collectionReply })).item;
  }
}
