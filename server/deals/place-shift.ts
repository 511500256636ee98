import { createHmac } from 'node:crypto';
import type { GridShift, LatLng } from '#core';

/** Whose room, and about where. */
interface Offered {
  readonly memberId: number;
  readonly place: LatLng;
}

/** About a kilometre: all of a person's rooms in it have one grid. */
const REGION_DEGREES = 0.01;

/**
 * How the grid of a listing lies (spec/readings R42): by a keyed hash of who offers something, and of the
 * square kilometre alone. A room that is offered again, or whose pin is set anew, has the same circle, so
 * that many answers tell no more than one; somebody else's room at the same door has another, so that
 * nobody finds a door by offering rooms around it. Whoever knew the key would know how the grid lies,
 * which its circles say anyway, and nothing of the room.
 */
export function placeShift(secret: string, { memberId, place }: Offered): GridShift {
  const region = [place.lat, place.lng].map((degrees) => Math.floor(degrees / REGION_DEGREES));
  const hash = createHmac('sha256', secret)
    .update(`place ${memberId} ${region.join(' ')}`)
    .digest();
  return { north: part(hash.readUInt32BE(0)), east: part(hash.readUInt32BE(4)) };
}

const part = (bits: number): number => bits / 2 ** 32;
