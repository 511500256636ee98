import {
  COLLECTED,
  MOST_COLLECTED,
  MOST_COLLECTION_MEMBERS,
  MOST_COLLECTIONS,
  type CollectedItem,
  type CollectedKind,
  type CollectionSummary,
} from './collection';

const GONE: Readonly<Record<CollectedKind, string>> = {
  [COLLECTED.house]: '내려간 방이에요',
  [COLLECTED.deal]: '거래가 끝났거나 내려간 글이에요',
  [COLLECTED.notice]: '내려간 공고예요',
  [COLLECTED.post]: '지워진 글이에요',
  [COLLECTED.content]: '내려간 피드예요',
};

/** What stands in the place of an item that nobody shows any more. */
export const goneCollected = (kind: CollectedKind): string => GONE[kind];

/** Who put an item in: `하늘님이 담았어요`; nothing of somebody who is not in it. */
export const addedByText = ({
  addedBy,
  isMine,
}: Pick<CollectedItem, 'addedBy' | 'isMine'>): string | null => {
  if (isMine) return '내가 담았어요';
  return addedBy === null ? null : `${addedBy}님이 담았어요`;
};

/** What a row of the list says of a collection: `3개 · 2명이 함께 봐요` */
export function collectionLine({ items, members, role, owner }: CollectionSummary): string {
  const count = items === 0 ? '아직 담은 것이 없어요' : `${items}개`;
  if (role !== 'owner') return `${count} · ${owner}님의 모음 · ${members}명이 함께 봐요`;
  return members > 1 ? `${count} · ${members}명이 함께 봐요` : count;
}

/** What somebody who has the link is told of it. */
export const sharedCollectionLine = (owner: string, items: number): string =>
  items === 0 ? `${owner}님의 모음 · 아직 담은 것이 없어요` : `${owner}님의 모음 · ${items}개`;

/** What whoever shows links is told of one: it may be kept there for long, and says nothing of anybody. */
export const collectionCardLine = (items: number): string =>
  items === 0 ? '함께 보는 모음이에요' : `함께 보는 모음 · ${items}개`;

/** What is said once something is in a collection: `‘신림 방’에 담았어요` */
export const collectedText = (name: string, isIn: boolean): string =>
  isIn ? `‘${name}’에 담았어요` : `‘${name}’에서 뺐어요`;

/** What is said of it where nobody answered: `인터넷에 연결되면 ‘신림 방’에 담아요` */
export const collectedLaterText = (name: string, isIn: boolean): string =>
  `인터넷에 연결되면 ${isIn ? `‘${name}’에 담아요` : `‘${name}’에서 빼요`}`;

export const votedLaterText = '의견은 인터넷에 연결되면 보내요';

/** The question before a collection is deleted. */
export const deleteCollectionText = (name: string, members: number): string =>
  members > 1
    ? `‘${name}’ 모음을 지울까요? 함께 보던 ${members - 1}명도 더 볼 수 없어요.`
    : `‘${name}’ 모음을 지울까요?`;

export const collectionsFull = `모음은 ${MOST_COLLECTIONS}개까지 가질 수 있어요. 안 보는 모음을 지우거나 나온 뒤 다시 시도해 주세요.`;
export const collectionFull = `한 모음에는 ${MOST_COLLECTED}개까지 담을 수 있어요. 안 보는 것을 빼고 다시 담아 주세요.`;
export const collectionMembersFull = `한 모음은 ${MOST_COLLECTION_MEMBERS}명까지 함께 볼 수 있어요. 모음을 만든 분에게 물어봐 주세요.`;
