import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  actOn,
  broughtBack,
  hearHybrid,
  hybridStampAt,
  hybridTimeOf,
  isAheadOf,
  joinedList,
  newHybridClock,
  RECENT_JOIN,
  restamped,
  setHybrid,
  type HybridClock,
  type JoinedRecent,
} from '#core';
import { DAY, NOW } from './joined-arbitraries';

/** A device, with what its own clock says more than the right one. */
interface Device {
  list: readonly JoinedRecent[];
  clock: HybridClock;
  readonly off: number;
}

type Step =
  | { readonly kind: 'act'; readonly device: number; readonly id: string; readonly isKept: boolean }
  /** With an answer that is lost the device does not hear what the server took. */
  | { readonly kind: 'join'; readonly device: number; readonly isLost: boolean };

const anyDevice = fc.nat({ max: 2 });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('act' as const),
    device: anyDevice,
    id: fc.integer({ min: 1, max: 5 }).map(String),
    isKept: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('join' as const), device: anyDevice, isLost: fc.boolean() }),
);

/** Three devices, of which the last is off by so much, and a server. */
class World {
  now = NOW;
  server: readonly JoinedRecent[] = [];
  readonly devices: readonly Device[];

  constructor(
    off: number,
    private readonly mostRemembered: number,
  ) {
    this.devices = [0, 0, off].map((ms, index) => ({
      list: [],
      clock: newHybridClock(`device${index}`),
      off: ms,
    }));
  }

  private get rule() {
    return { ...RECENT_JOIN, mostRemembered: this.mostRemembered };
  }

  run(steps: readonly Step[]): void {
    for (const step of steps) {
      this.now += 1000;
      const device = this.devices[step.device];
      if (device === undefined) continue;
      if (step.kind === 'act') this.act(device, step);
      else this.join(device, step.isLost);
    }
  }

  act(device: Device, { id, isKept }: { readonly id: string; readonly isKept: boolean }): void {
    const done = actOn<JoinedRecent>(
      device.list,
      [(at) => ({ type: 'house', id, at, isKept, place: null })],
      { clock: device.clock, now: this.now + device.off, rule: this.rule },
    );
    device.list = done.list;
    device.clock = done.clock;
  }

  /** As the app does: what is refused for its time is brought back once, and sent again. */
  join(device: Device, isLost = false): void {
    if (device.list.some(({ at }) => isAheadOf(this.now, at))) {
      const set = setHybrid(device.clock, this.now + device.off, this.now);
      const back = broughtBack(
        set,
        device.list.map(({ at }) => at),
        this.now,
      );
      device.list = restamped(device.list, back.stamp);
      device.clock = back.clock;
    }
    expect(device.list.filter(({ at }) => isAheadOf(this.now, at))).toEqual([]);
    this.server = joinedList([...this.server, ...device.list], this.rule);
    if (isLost) return;
    const stamps = this.server.map(({ at }) => at);
    device.list = joinedList([...device.list, ...this.server], this.rule);
    device.clock = hearHybrid(device.clock, stamps);
  }

  joinAll(): void {
    for (let time = 0; time < 2; time += 1) for (const device of this.devices) this.join(device);
  }

  isKept(list: readonly JoinedRecent[], id: string): boolean {
    return list.find((entry) => entry.id === id)?.isKept ?? false;
  }
}

const anyOff = fc.constantFrom(0, 3 * DAY, -3 * DAY, 4000 * DAY);
const anyMost = fc.constantFrom(2, 120);
const anySteps = fc.array(anyStep, { maxLength: 40 });

describe('lists of several devices and a server', () => {
  it('are one list once all have joined, in whatever order they acted and joined', () => {
    fc.assert(
      fc.property(anyOff, anyMost, anySteps, (off, most, steps) => {
        const world = new World(off, most);
        world.run(steps);
        world.joinAll();
        for (const { list } of world.devices) expect(list).toEqual(world.server);
      }),
    );
  });

  it('end as the last act left a thing, on whatever device and with whatever clock', () => {
    fc.assert(
      fc.property(anyOff, anySteps, anyDevice, fc.boolean(), (off, steps, at, isKept) => {
        const world = new World(off, 120);
        world.run(steps);
        world.joinAll();
        const device = world.devices[at];
        if (device === undefined) throw new Error('no device');
        world.act(device, { id: '1', isKept });
        world.joinAll();
        expect(world.isKept(world.server, '1')).toBe(isKept);
      }),
    );
  });

  it('take what a device did that has been behind, where nobody else did anything since', () => {
    fc.assert(
      fc.property(anySteps, fc.boolean(), (steps, isKept) => {
        const world = new World(-3 * DAY, 120);
        world.run(steps);
        world.joinAll();
        const [, , late] = world.devices;
        if (late === undefined) throw new Error('no device');
        // Of a thing that it has never heard of.
        world.act(late, { id: '9', isKept });
        world.joinAll();
        expect(world.isKept(world.server, '9')).toBe(isKept);
      }),
    );
  });

  it('let a device whose clock was days ahead win over nobody who acts after it has joined', () => {
    const world = new World(3 * DAY, 120);
    const [phone, , off] = world.devices;
    if (phone === undefined || off === undefined) throw new Error('none');
    world.act(off, { id: '1', isKept: true });
    world.join(off);
    expect(world.isKept(world.server, '1')).toBe(true);
    world.now += 1000;
    // Has not joined, so it has not seen that it was kept: its own clock alone decides.
    world.act(phone, { id: '1', isKept: false });
    world.join(phone);
    world.join(off);
    expect(world.isKept(world.server, '1')).toBe(false);
    expect(off.list).toEqual(world.server);
    // And what the device does from now on is stamped by the right time.
    world.now += 1000;
    world.act(off, { id: '2', isKept: true });
    expect(off.list.some(({ at }) => isAheadOf(world.now, at))).toBe(false);
    expect(off.list[0]?.at.startsWith(hybridTimeOf(hybridStampAt(world.now, 'x')))).toBe(true);
  });

  it('keep the order of what a device did while its clock was ahead', () => {
    const world = new World(3 * DAY, 120);
    const off = world.devices[2];
    if (off === undefined) throw new Error('none');
    for (const id of ['1', '2', '3']) world.act(off, { id, isKept: true });
    world.act(off, { id: '2', isKept: false });
    world.join(off);
    expect(world.server.map(({ id, isKept }) => [id, isKept])).toEqual([
      ['2', false],
      ['3', true],
      ['1', true],
    ]);
  });
});
