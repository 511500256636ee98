import { makeAutoObservable, observableRef } from 'mobx';
import {
  AppError,
  hasRoomFor,
  nextAt,
  nextWrites,
  outcomeOf,
  replacedBy,
  refusedWrite,
  resting,
  saidAgain,
  standingOf,
  type KeptWrite,
} from '#core';
import { errorText } from '../../text/error-text';
import { isOfOutbox, KeptWrites } from './kept-writes';
import { failureIn, newWrite } from './new-write';
import { msUntil } from './next-try';
import { sendUnkept } from './send-unkept';
import type { OutboxWorld } from './outbox-world';
import { Pressers } from './pressers';
import { Rounds } from './rounds';
import { sendWrite, type SentWrite, type WritePorts, type WriteResults } from './write-sending';
import { knownWrite, OUTBOX_KINDS, type OutboxBodies, type OutboxKind } from './outbox-kinds';

/** What became of a press. */
export type Pressed<Kind extends OutboxKind> =
  | { readonly kind: 'sent'; readonly result: WriteResults[Kind] }
  /** It waits on this device, and goes by itself. */
  | { readonly kind: 'kept' };

/** What a try led to: go on, go on with other things, or with nothing for now. */
type Tried = 'next' | 'other' | 'none';

/**
 * What one member wrote and the server has not answered yet (spec/readings R52). A press is kept before it
 * is sent, so that nothing that dies on the way takes it along, and is forgotten once it is answered.
 */
export class MemberOutbox {
  /** All that this device keeps, in order. */
  writes: readonly KeptWrite[];
  private readonly kept: KeptWrites;
  private readonly pressers = new Pressers();
  /** Those that this page sends just now. */
  private going: ReadonlySet<string> = new Set();
  private readonly hearers = new Set<(sent: SentWrite) => void>();
  private readonly rounds = new Rounds({
    canGo: () => !this.isClosed && this.world.hasNetwork(),
    round: (isBack) => this.round(isBack),
    ended: () => {
      this.waitForNext();
    },
  });
  private isClosed = false;
  private stops: readonly (() => void)[] = [];
  private stopWaiting = (): void => undefined;

  constructor(
    private readonly world: OutboxWorld,
    private readonly member: string,
  ) {
    this.kept = new KeptWrites(world.storage, member);
    this.writes = this.kept.all();
    makeAutoObservable<
      this,
      | 'world'
      | 'member'
      | 'kept'
      | 'pressers'
      | 'going'
      | 'hearers'
      | 'rounds'
      | 'isClosed'
      | 'stops'
      | 'stopWaiting'
    >(this, {
      writes: observableRef,
      world: false,
      member: false,
      kept: false,
      pressers: false,
      going: observableRef,
      hearers: false,
      rounds: false,
      isClosed: false,
      stops: false,
      stopWaiting: false,
    });
  }

  open(): void {
    const { listen, online, sight } = this.world;
    const back = () => void this.run(true);
    this.stops = [
      listen((key) => {
        if (isOfOutbox(key)) this.look();
      }),
      online(back),
      sight.listen(() => {
        if (sight.isSeen()) back();
      }),
    ];
    back();
  }

  close(): void {
    this.isClosed = true;
    this.stopWaiting();
    for (const stop of this.stops) stop();
  }

  /** Hears what was sent by itself, with the answer. Returns a function that stops it. */
  hear(hearer: (sent: SentWrite) => void): () => void {
    this.hearers.add(hearer);
    return () => {
      this.hearers.delete(hearer);
    };
  }

  /** Those to tell of wherever the person is: where something was just pressed is told of it already. */
  get shown(): readonly KeptWrite[] {
    return this.writes.filter(({ id }) => !this.pressers.has(id));
  }

  /** Whether this page sends it just now. */
  isGoing(id: string): boolean {
    return this.going.has(id);
  }

  /** How many of them do not go by themselves: a rule refused them, or they are asked about. */
  get troubled(): number {
    return this.writes.filter((write) => standingOf(write, this.now) !== 'waiting').length;
  }

  /**
   * Sends what was just pressed, behind what waits for the same thing. Where nobody answers it is kept;
   * rejects where it was refused, or its member has to log in: then nothing of it is kept, and whoever
   * pressed still has it. `ports` are those that ask for a login where the session is lost; `key` is that of an
   * earlier try of the same words.
   */
  async press<Kind extends OutboxKind>(
    ports: WritePorts,
    kind: Kind,
    body: OutboxBodies[Kind],
    key?: string,
  ): Promise<Pressed<Kind>> {
    const write = newWrite(this.world, { member: this.member, kind, body, key }, this.kept.all());
    const others = this.kept.all().filter(({ id }) => id !== write.id);
    const replaced = OUTBOX_KINDS[kind].lastCounts ? replacedBy(write, others, write.madeAt) : [];
    const stay = others.filter(({ id }) => !replaced.includes(id));
    if (!hasRoomFor(write, stay) || !this.kept.add(write)) {
      const { result } = await sendUnkept(ports, write, this.world.hasNetwork());
      return { kind: 'sent', result: result as WriteResults[Kind] };
    }
    for (const id of replaced) this.kept.remove(id);
    this.look();
    if (!this.world.hasNetwork()) return { kind: 'kept' };
    return new Promise((resolve, reject) => {
      this.pressers.add(write.id, ports, (error, sent) => {
        if (error !== null) reject(error);
        else if (sent === null) resolve({ kind: 'kept' });
        else resolve({ kind: 'sent', result: sent.result as WriteResults[Kind] });
      });
      void this.runItem(write.item, write.id);
    });
  }

  /** What the last press on a thing says that is not sent yet; null where none waits. */
  waitingOf<Kind extends OutboxKind>(
    kind: Kind,
    isMeant: (body: OutboxBodies[Kind]) => boolean,
  ): OutboxBodies[Kind] | null {
    const found = this.writes.findLast((write) => {
      const known = write.refusal === null ? knownWrite(write) : null;
      return known?.kind === kind && isMeant(known.body as OutboxBodies[Kind]);
    });
    return found === undefined ? null : (found.body as unknown as OutboxBodies[Kind]);
  }

  /** It is not to be sent any more. */
  discard(id: string): void {
    this.kept.remove(id);
    this.look();
  }

  /** One that was asked about is to be sent. */
  agree(id: string): void {
    const write = this.kept.find(id);
    if (write !== null) this.kept.change(saidAgain(write, this.kept.all(), this.now));
    this.look();
    void this.run(true);
  }

  /** Sends all that can go, one after the other; what rests, too, if `isBack`. Never rejects. */
  run(isBack = false): Promise<void> {
    return this.rounds.run(isBack);
  }

  private async round(isBack: boolean): Promise<void> {
    this.look();
    const tried = new Set<string>();
    let next = this.due(isBack, tried);
    while (next !== undefined) {
      const { item } = next;
      const result = await this.turn(item, isBack);
      if (result === 'none') break;
      if (result === 'other') tried.add(item);
      next = this.due(isBack, tried);
    }
  }

  private get now(): number {
    return this.world.clock.now();
  }

  private due(isBack: boolean, tried: ReadonlySet<string>): KeptWrite | undefined {
    if (this.isClosed) return undefined;
    return nextWrites(this.kept.all(), this.now, isBack).find(({ item }) => !tried.has(item));
  }

  /** What waits for one thing, up to what was just pressed. */
  private async runItem(item: string, upTo: string): Promise<void> {
    while (this.pressers.has(upTo) && this.kept.find(upTo) !== null)
      if ((await this.turn(item, true)) !== 'next') break;
    // It waits behind something, was sent by another tab, or nobody is there any more.
    this.pressers.tell(upTo, null, null);
    this.waitForNext();
  }

  /** Tries the first that waits for a thing, while no other tab tries any. Never rejects. */
  private turn(item: string, isBack: boolean): Promise<Tried> {
    const name = `outbox ${this.member} ${item}`;
    return this.world
      .turns(name, async (): Promise<Tried> => {
        const due = this.isClosed ? [] : nextWrites(this.kept.all(), this.now, isBack);
        const next = due.find((one) => one.item === item);
        return next === undefined ? 'other' : this.try(next);
      })
      .catch(() => 'other');
  }

  private async try(write: KeptWrite): Promise<Tried> {
    const sent = { ...write, tries: write.tries + 1 };
    const pressed = this.pressers.portsOf(write.id);
    this.kept.change(sent);
    this.mark(write.id, true);
    this.look();
    try {
      await this.arrive(sent, pressed);
      return 'next';
    } catch (error) {
      return this.fail(sent, error, pressed !== undefined);
    } finally {
      this.mark(write.id, false);
    }
  }

  private async arrive(write: KeptWrite, pressed: WritePorts | undefined): Promise<void> {
    const known = knownWrite(write);
    // Another state of the app knows how it is sent.
    if (known === null) throw new AppError('malformed');
    const sent = await sendWrite(pressed ?? this.world.byItself, known, write.id);
    this.kept.remove(write.id);
    this.look();
    this.pressers.tell(write.id, null, sent);
    if (pressed === undefined) for (const hear of this.hearers) hear(sent);
  }

  private fail(write: KeptWrite, error: unknown, isPressed: boolean): Tried {
    const failure = failureIn(error);
    const outcome = outcomeOf(failure);
    const isAnswered = outcome === 'refused' || outcome === 'signed-out';
    if (isAnswered && isPressed) {
      // Whoever pressed has it before them, and is told why (spec/readings R14).
      this.kept.remove(write.id);
      this.pressers.tell(write.id, error as AppError, null);
    } else if (outcome === 'refused')
      this.kept.change(refusedWrite(write, failure, errorText(error)));
    else this.kept.change(resting(write, failure, this.now, this.world.random.number()));
    this.look();
    if (outcome === 'refused') return 'next';
    return outcome === 'rests' ? 'other' : 'none';
  }

  private mark(id: string, isGoing: boolean): void {
    const others = [...this.going].filter((one) => one !== id);
    this.going = new Set(isGoing ? [...others, id] : others);
  }

  private look(): void {
    this.writes = this.isClosed ? [] : this.kept.all();
  }

  private waitForNext(): void {
    this.stopWaiting();
    const at = nextAt(this.kept.all(), this.now);
    if (this.isClosed || at === null || !this.world.hasNetwork()) return;
    this.stopWaiting = this.world.after(msUntil(at, this.now), () => void this.run());
  }
}
