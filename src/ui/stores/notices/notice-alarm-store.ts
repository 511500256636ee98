import { makeAutoObservable, reaction } from 'mobx';
import {
  alarmDaysOfBoth,
  STORAGE_KEY,
  type NoticeAlarm,
  type SaidNotice,
  type SetAlarm,
} from '#core';
import { LaterPart } from '../later-part';
import type { DeviceAlarms, DeviceWorld } from './device-alarms';
import type { MemberAlarms, MemberWorld } from './member-alarms';

/** What alarms are made of: most pages are opened by people who have none. */
export interface AlarmParts {
  readonly device: () => Promise<{ readonly DeviceAlarms: typeof DeviceAlarms }>;
  readonly member: () => Promise<{ readonly MemberAlarms: typeof MemberAlarms }>;
}

/** More notices than a page shows. */
const MOST_SAID = 200;

const FETCHED: AlarmParts = {
  device: () => import('./device-alarms'),
  member: () => import('./member-alarms'),
};

/**
 * When a person wants to be told that notices close. A visitor's alarms are kept on this device, which
 * shows what is due. A member's are on the server, which tells of them; what the device had goes there,
 * which tells of all that is to come from then on.
 */
export class NoticeAlarmStore {
  /** A device that keeps none does without its code. */
  private readonly ofDevice: LaterPart<DeviceAlarms>;
  /** Visitors do without its code. */
  private readonly ofMember: LaterPart<MemberAlarms>;
  /** Whether the device keeps any, as it was last read. */
  private isKeeping = false;
  /** Said before the device's own were there. */
  private said: readonly SaidNotice[] = [];
  private stops: readonly (() => void)[] = [];

  constructor(
    private readonly world: DeviceWorld & MemberWorld,
    parts: AlarmParts = FETCHED,
  ) {
    this.ofDevice = new LaterPart(async () => {
      const { DeviceAlarms: Alarms } = await parts.device();
      return new Alarms(world);
    });
    this.ofMember = new LaterPart(async () => {
      const [{ MemberAlarms: Alarms }, device] = await Promise.all([
        parts.member(),
        this.startDevice(),
      ]);
      return new Alarms(world, device);
    });
    makeAutoObservable<this, 'world' | 'ofDevice' | 'ofMember' | 'said' | 'stops'>(this, {
      world: false,
      ofDevice: false,
      ofMember: false,
      said: false,
      stops: false,
    });
  }

  start(): void {
    if (this.stops.length > 0) return;
    const look = () => {
      this.isKeeping = this.world.storage.read(STORAGE_KEY.NOTICE_ALARMS) !== null;
      if (this.isKeeping) this.startDevice().catch(() => undefined);
    };
    const follow = () => {
      if (this.isOnServer) this.startMembers().catch(() => undefined);
    };
    this.stops = [
      reaction(this.world.member, follow, { fireImmediately: true }),
      this.world.online(() => {
        look();
        follow();
      }),
      this.world.listen((key) => {
        if (key === null || key === STORAGE_KEY.NOTICE_ALARMS) look();
      }),
    ];
    look();
  }

  stop(): void {
    for (const stop of this.stops) stop();
    this.stops = [];
    this.ofMember.made?.stop();
    this.ofDevice.made?.stop();
  }

  /** Whether the server tells of them, on every device. */
  get isOnServer(): boolean {
    return this.world.member() !== null;
  }

  /** Whether all are known that are set: a member's are asked for, and what reads the device's comes later. */
  get standing(): MemberAlarms['standing'] {
    if (this.isOnServer) {
      const { made, isLost } = this.ofMember;
      return made?.standing ?? (isLost ? 'failed' : 'asking');
    }
    const { made, isLost } = this.ofDevice;
    if (made !== null || !this.isKeeping) return 'known';
    return isLost ? 'failed' : 'asking';
  }

  /** The notices of which one is known. */
  get ids(): readonly string[] {
    const here = this.ofDevice.made?.all.map(({ noticeId }) => noticeId);
    return [...new Set([...(here ?? []), ...(this.ofMember.made?.ids ?? [])])];
  }

  /** Of a notice; undefined where none is set, or none is known to be. */
  find(noticeId: string): NoticeAlarm | undefined {
    const [here, there] = [this.ofDevice.made?.find(noticeId), this.ofMember.made?.find(noticeId)];
    if (here === undefined || there === undefined) return here ?? there;
    return { noticeId, days: alarmDaysOfBoth(here.days, there.days) };
  }

  /**
   * Sets the alarm of a notice, in place of the one it had. Rejects where the server could not set a
   * member's, or the device keeps no more; nothing has changed then.
   */
  async set(alarm: SetAlarm): Promise<void> {
    if (this.isOnServer) await (await this.startMembers()).set(alarm);
    else (await this.startDevice()).set(alarm);
  }

  /** As {@link set}. */
  async remove(noticeId: string): Promise<void> {
    if (this.isOnServer) await (await this.startMembers()).remove(noticeId);
    else (await this.startDevice()).remove(noticeId);
  }

  /** Asks the server again where its last word is not fresh. Never rejects. */
  async refresh(): Promise<void> {
    if (!this.isOnServer) {
      if (this.isKeeping) await this.startDevice().catch(() => undefined);
      return;
    }
    const members = await this.startMembers().catch(() => null);
    await members?.refresh();
  }

  /** Rejects where the code cannot be had. */
  private async startDevice(): Promise<DeviceAlarms> {
    const device = this.ofDevice.made ?? (await this.ofDevice.ready());
    if (this.stops.length === 0) return device;
    device.start();
    const { said } = this;
    this.said = [];
    device.learn(said);
    return device;
  }

  /** Rejects where the code cannot be had, or with an AbortError where the member has left meanwhile. */
  private async startMembers(): Promise<MemberAlarms> {
    const member = this.world.member();
    const members = await this.ofMember.ready();
    if (this.world.member() !== member) throw new DOMException('the member left', 'AbortError');
    if (this.stops.length > 0) members.start();
    return members;
  }

  /** What notices say now, as soon as it is heard. */
  learn(notices: readonly SaidNotice[]): void {
    const { made } = this.ofDevice;
    if (made === null) this.said = [...this.said, ...notices].slice(-MOST_SAID);
    else made.learn(notices);
  }
}
