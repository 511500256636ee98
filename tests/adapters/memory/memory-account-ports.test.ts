import { SNS_TYPE_OF } from '#core';
import { MemoryItemLookup } from '../../../src/adapters/memory/memory-item-lookup';
import { MemoryNotifications } from '../../../src/adapters/memory/memory-notifications';
import { MemorySessionSource } from '../../../src/adapters/memory/memory-session-source';
import { itemLookupContract } from '../contracts/item-lookup.contract';
import { notificationsContract } from '../contracts/notifications.contract';
import { sessionSourceContract } from '../contracts/session-source.contract';

const close = () => Promise.resolve();

const MEMBER = {
  ID: 7,
  NICKNAME: '한칸',
  CERT_YN: 'Y',
  SNS_TYPE_CDS: [SNS_TYPE_OF.kakao, SNS_TYPE_OF.naver],
};

sessionSourceContract('memory', () =>
  Promise.resolve({
    visitor: new MemorySessionSource(),
    member: new MemorySessionSource(MEMBER),
    ended: new MemorySessionSource(() => ({})),
    close,
  }),
);

notificationsContract('memory', (clusters) =>
  Promise.resolve({ notifications: new MemoryNotifications(clusters), close }),
);

itemLookupContract('memory', ({ communities, deals }) =>
  Promise.resolve({ items: new MemoryItemLookup(communities, deals), close }),
);
