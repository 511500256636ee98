import type { NewHouse } from '../../ports/house-record';

/** 0 to 40: how much of what a person asks first the ad answers, and how well it is pictured. */
export function adQuality(house: NewHouse): number {
  const answered = [
    house.maintenance !== null,
    house.direction !== null,
    house.approvedOn !== null,
    house.station !== null,
    house.description.length >= 40,
    house.contact.tel !== null || house.contact.sms !== null,
  ].filter(Boolean).length;
  return answered * 4 + Math.min(house.photos.length, 8) * 2;
}
