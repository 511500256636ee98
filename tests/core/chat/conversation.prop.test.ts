import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  missingAfter,
  NEW_CONVERSATION,
  nextToSend,
  olderBefore,
  resumed,
  withMessages,
  withPage,
  withStanding,
  withState,
  withWritten,
  type ChatMessage,
  type Conversation,
} from '#core';

const PAGE = 3;

interface Said {
  readonly by: 0 | 1;
  readonly key: string;
  readonly text: string;
}

/** A room as a server keeps it: an order, and keys that are known. */
class Room {
  readonly said: Said[] = [];

  take(one: Said): number {
    const known = this.said.findIndex(({ by, key }) => by === one.by && key === one.key);
    return known === -1 ? this.said.push(one) : known + 1;
  }

  message(number: number, reader: 0 | 1): ChatMessage {
    const { by, key, text } = this.said[number - 1] ?? { by: 0, key: '', text: '' };
    return {
      number,
      isMine: by === reader,
      key: by === reader ? key : null,
      kind: 'TEXT',
      text,
      isHidden: false,
      isMasked: false,
      risk: null,
      pictures: [],
      visit: null,
      sentAt: '2026-11-20T03:00:00.000Z',
    };
  }

  page(reader: 0 | 1, from: { readonly after: number } | { readonly before: number | null }) {
    const all = this.said.map((_, at) => this.message(at + 1, reader));
    const items =
      'after' in from
        ? all.filter(({ number }) => number > from.after).slice(0, PAGE)
        : all.filter(({ number }) => number < (from.before ?? Infinity)).slice(-PAGE);
    return { items, last: all.length, hiddenTo: 0, theirRead: 0, revision: 0 };
  }
}

type Step =
  | { readonly do: 'write'; readonly who: 0 | 1 }
  /** The sending arrives, or not; the answer arrives, or not; twice where it is sent again. */
  | {
      readonly do: 'send';
      readonly who: 0 | 1;
      readonly arrives: boolean;
      readonly answers: boolean;
    }
  | { readonly do: 'hear' | 'ask' | 'older' | 'restart' | 'give up'; readonly who: 0 | 1 };

const who = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('write' as const), who }),
  fc.record({
    do: fc.constant('send' as const),
    who,
    arrives: fc.boolean(),
    answers: fc.boolean(),
  }),
  fc.record({
    do: fc.constantFrom('hear', 'ask', 'older', 'restart', 'give up'),
    who,
  }) as fc.Arbitrary<Step>,
);

/** One device: what it knows, and what it does with what it hears. */
class Device {
  known: Conversation = NEW_CONVERSATION;
  written = 0;

  constructor(
    private readonly room: Room,
    readonly me: 0 | 1,
  ) {}

  write(): void {
    this.written += 1;
    const key = `${this.me}-${this.written}`;
    const entry = { key, draft: { text: key, pictureIds: [] }, writtenAt: this.written };
    // A double tap writes it once.
    this.known = withWritten(withWritten(this.known, entry), entry);
  }

  send(arrives: boolean, answers: boolean): void {
    const next = nextToSend(this.known);
    if (next === null) return;
    this.known = withState(this.known, next.key, 'sending');
    expect(nextToSend(this.known)).toBeNull();
    const said = { by: this.me, key: next.key, text: next.draft.text };
    const number = arrives ? this.room.take(said) : null;
    this.known =
      number !== null && answers
        ? withMessages(this.known, [this.room.message(number, this.me)])
        : withState(this.known, next.key, 'queued');
  }

  hear(): void {
    this.known = withStanding(this.known, {
      last: this.room.said.length,
      hiddenTo: 0,
      theirRead: 0,
      revision: 0,
    });
  }

  ask(): boolean {
    const after = missingAfter(this.known);
    if (after === null) return false;
    this.known = withPage(this.known, this.room.page(this.me, { after }));
    return true;
  }

  older(): boolean {
    const before = olderBefore(this.known);
    if (before === null && this.known.messages.length > 0) return false;
    if (before === null && this.room.said.length === 0) return false;
    this.known = withPage(this.known, this.room.page(this.me, { before }));
    return true;
  }

  step(one: Step): void {
    if (one.do === 'write') this.write();
    else if (one.do === 'send') this.send(one.arrives, one.answers);
    else if (one.do === 'hear') this.hear();
    else if (one.do === 'ask') this.ask();
    else if (one.do === 'older') this.older();
    else if (one.do === 'restart') this.known = resumed(this.known);
    else {
      const next = nextToSend(this.known);
      // Refused, and pressed again.
      if (next !== null)
        this.known = withState(withState(this.known, next.key, 'failed'), next.key, 'queued');
    }
  }

  /** The network is back, and everything goes well. */
  settle(): void {
    while (nextToSend(this.known) !== null) this.send(true, true);
  }

  catchUp(): void {
    this.hear();
    while (this.ask());
    while (this.older());
  }
}

test('whatever is lost, repeated or late, both see one order, nothing lost and nothing twice', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const room = new Room();
      const devices = [new Device(room, 0), new Device(room, 1)] as const;
      for (const one of steps) devices[one.who].step(one);
      for (const device of devices) device.settle();
      for (const device of devices) device.catchUp();
      for (const { known, me, written } of devices) {
        expect(known.outbox).toEqual([]);
        expect(known.messages.map(({ number }) => number)).toEqual(
          room.said.map((_, at) => at + 1),
        );
        expect(known.messages.map(({ text }) => text)).toEqual(room.said.map(({ text }) => text));
        // In the order in which each wrote them.
        const own = known.messages.filter(({ isMine }) => isMine).map(({ key }) => key);
        expect(own).toEqual(Array.from({ length: written }, (_, at) => `${me}-${at + 1}`));
      }
    }),
  );
});

test('messages are the same in whatever order and however often they come', () => {
  const room = new Room();
  for (let at = 0; at < 12; at += 1)
    room.take({ by: at % 3 === 0 ? 1 : 0, key: `k${at}`, text: `t${at}` });
  const all = room.said.map((_, at) => room.message(at + 1, 0));
  fc.assert(
    fc.property(
      fc.shuffledSubarray(all, { minLength: all.length }),
      fc.array(fc.nat({ max: all.length - 1 })),
      (shuffled, again) => {
        const came = [...shuffled, ...again.map((at) => all[at] ?? room.message(1, 0))];
        const known = came.reduce((before, one) => withMessages(before, [one]), NEW_CONVERSATION);
        expect(known.messages).toEqual(all);
        expect(missingAfter(known)).toBeNull();
      },
    ),
  );
});
