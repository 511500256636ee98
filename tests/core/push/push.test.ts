import { describe, expect, test } from 'vitest';
import {
  NOTIFICATION_KIND,
  PUSH_KIND,
  PUSH_KINDS,
  pushKindNamed,
  pushKindOf,
  pushMessageIn,
  pushText,
  withPushKind,
  type NotificationKind,
} from '#core';

const RIGHT = {
  kind: PUSH_KIND.CHAT,
  title: '새 채팅이 있어요',
  body: '눌러서 확인해 주세요',
  tag: 'a',
  path: '/chats/1',
  stop: 'code',
  toldAt: 1,
};

describe('what is pushed', () => {
  test.each([
    [NOTIFICATION_KIND.NOTICE_ALARM, PUSH_KIND.NOTICE],
    [NOTIFICATION_KIND.NOTICE_CORRECTED, PUSH_KIND.NOTICE],
    [NOTIFICATION_KIND.COMMENT, PUSH_KIND.REPLY],
    [NOTIFICATION_KIND.REPLY, PUSH_KIND.REPLY],
    [NOTIFICATION_KIND.CHAT, PUSH_KIND.CHAT],
    [NOTIFICATION_KIND.DEAL_ALARM, PUSH_KIND.SEARCH],
    [NOTIFICATION_KIND.ZZIM_CHANGED, PUSH_KIND.ZZIM],
    [NOTIFICATION_KIND.VISIT, PUSH_KIND.DEAL],
    [NOTIFICATION_KIND.DEAL_CONFIRM, PUSH_KIND.DEAL],
    [NOTIFICATION_KIND.MATE, PUSH_KIND.DEAL],
    [NOTIFICATION_KIND.LIKE, null],
    [NOTIFICATION_KIND.MODERATED, null],
  ] as const satisfies readonly (readonly [NotificationKind, unknown])[])(
    'goes by one switch: %s by %s',
    (kind, pushKind) => {
      expect(pushKindOf(kind)).toBe(pushKind);
    },
  );

  test.each(PUSH_KINDS)(
    'says of %s only that it is there, unless the person chose more',
    (kind) => {
      const told = { title: '새싹님이 메시지를 보냈어요', message: '내일 볼까요?' };
      const { title, body } = pushText(kind, told, false);
      expect(title).toMatch(/있어요$/);
      expect(`${title} ${body}`).not.toContain('새싹');
      expect(`${title} ${body}`).not.toContain('내일');
      expect(pushText(kind, told, true)).toEqual({ title: told.title, body: told.message });
    },
  );

  test('is a kind by its name alone', () => {
    expect(PUSH_KINDS.map(pushKindNamed)).toEqual(PUSH_KINDS);
    expect([pushKindNamed('AD'), pushKindNamed(null), pushKindNamed({})]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('is switched kind by kind, and keeps its order', () => {
    const two = withPushKind(withPushKind([], PUSH_KIND.CHAT, true), PUSH_KIND.NOTICE, true);
    expect(two).toEqual([PUSH_KIND.NOTICE, PUSH_KIND.CHAT]);
    expect(withPushKind(two, PUSH_KIND.CHAT, true)).toEqual(two);
    expect(withPushKind(two, PUSH_KIND.NOTICE, false)).toEqual([PUSH_KIND.CHAT]);
  });
});

describe('what a device reads of what it was sent', () => {
  test('is what we sent', () => {
    expect(pushMessageIn(RIGHT)).toEqual(RIGHT);
    expect(pushMessageIn({ ...RIGHT, body: '', more: 1 })).toEqual({ ...RIGHT, body: '' });
  });

  test.each([
    null,
    'text',
    {},
    { ...RIGHT, kind: 'AD' },
    { ...RIGHT, title: '' },
    { ...RIGHT, tag: null },
    { ...RIGHT, stop: {} },
    { ...RIGHT, toldAt: 'soon' },
    { ...RIGHT, path: '' },
    { ...RIGHT, path: 'https://evil.example/' },
    { ...RIGHT, path: '//evil.example' },
  ])('is nothing of what we never sent: %j', (sent) => {
    expect(pushMessageIn(sent)).toBeNull();
  });
});
