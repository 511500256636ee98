import { createHmac } from 'node:crypto';
import type { GridShift, LatLng } from '#core';

/** Whose room, and where. */
interface Offered {
  readonly memberId: number;
  readonly place: LatLng;
}

/**
 * How the grid of a listing lies (spec/readings R42): by a hash of who offers which place, under a key
 * that never leaves the server. The same person's room has the same circle whenever it is offered
 * again, so that many listings of it tell no more than one; and a listing of somebody else at the same
 * door has another, so that nobody finds a door by offering rooms around it.
 */
export function placeShift(secret: string, { memberId, place }: Offered): GridShift {
  // A pin that is set anew a metre beside is the same place: five decimals are about a metre.
  const at = `${place.lat.toFixed(5)} ${place.lng.toFixed(5)}`;
  const hash = createHmac('sha256', secret).update(`place ${memberId} ${at}`).digest();
  return { north: part(hash.readUInt32BE(0)), east: part(hash.readUInt32BE(4)) };
}

const part = (bits: number): number => bits / 2 ** 32;
