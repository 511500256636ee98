import type { Cancellation, PushAbility, PushAlarms, PushChoice, PushSubscriber } from '#core';

/** What this device is pushed, and whether it can be. */
export interface DeviceStanding {
  readonly ability: PushAbility;
  readonly publicKey: string;
  /** Null where the device is pushed nothing. */
  readonly choice: PushChoice | null;
}

interface Parts {
  readonly alarms: PushAlarms;
  readonly subscriber: PushSubscriber;
  /** Whether the member has pushes on here, as far as the device knows: what its browser let go is made anew. */
  readonly isKept: boolean;
}

/**
 * What this device is pushed. Where our key is another one since, or its browser has let go of what was on,
 * it is subscribed anew: nobody is asked for that again. Rejects as the alarms do.
 */
export async function renewedStanding(
  { alarms, subscriber, isKept }: Parts,
  cancel?: Cancellation,
): Promise<DeviceStanding> {
  const [{ publicKey, choice }, ability, address] = await Promise.all([
    alarms.standing(cancel),
    subscriber.ability(),
    subscriber.current(),
  ]);
  // What the server knows reaches nobody where the browser has let go of it.
  if (choice === null || ability !== 'granted' || (address === null && !isKept))
    return { ability, publicKey, choice: null };
  if (address?.publicKey === publicKey) return { ability, publicKey, choice };
  const renewed = await subscriber.subscribe(publicKey);
  if (!renewed.ok) return { ability, publicKey, choice: null };
  return { ability, publicKey, choice: await alarms.set(renewed.value, choice) };
}
