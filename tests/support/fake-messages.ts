import type { MessageCounts, OutboxMessage, SmsOutbox } from '../../server/ports/accounts/messages';

/** Counts without a database. */
export function fakeMessageCounts(): MessageCounts {
  const counts = new Map<string, number>();
  const named = new Map<string, 'under-way' | 'sent'>();
  const key = (day: string, hash: string) => `${day} ${hash}`;
  return {
    take: ({ day, counted, name }) => {
      const known = name === null ? undefined : named.get(key(day, name));
      if (known !== undefined) return Promise.resolve(known);
      const of = ({ hash }: { readonly hash: string }) => counts.get(key(day, hash)) ?? 0;
      if (counted.some((each) => of(each) >= each.most)) return Promise.resolve('spent');
      for (const each of counted) counts.set(key(day, each.hash), of(each) + 1);
      if (name !== null) named.set(key(day, name), 'under-way');
      return Promise.resolve('taken');
    },
    settle: ({ day, name }) => {
      if (name !== null) named.set(key(day, name), 'sent');
      return Promise.resolve();
    },
    giveBack: ({ day, counted, name }) => {
      for (const { hash } of counted) {
        const of = key(day, hash);
        counts.set(of, Math.max(0, (counts.get(of) ?? 0) - 1));
      }
      if (name !== null) named.delete(key(day, name));
      return Promise.resolve();
    },
    forgetBefore: (day) => {
      for (const known of [...counts.keys(), ...named.keys()])
        if (known.slice(0, 8) < day) {
          counts.delete(known);
          named.delete(known);
        }
      return Promise.resolve();
    },
  };
}

/** An outbox in memory, newest first. */
export function fakeOutbox(): SmsOutbox & { readonly messages: OutboxMessage[] } {
  const messages: OutboxMessage[] = [];
  return {
    messages,
    add: (message) => Promise.resolve(void messages.unshift(message)),
    latest: () => Promise.resolve(messages),
  };
}
