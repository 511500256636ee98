import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuidV7, uuidV7, uuidV7Moment } from '#core';

const anyBytes = fc.array(fc.nat(255), { minLength: 10, maxLength: 10 });
const anyMoment = fc.nat(4_000_000_000_000);

describe('an id made on a device', () => {
  it('is that of RFC 9562 for its moment and bytes', () => {
    const bytes = [0xcc, 0x31, 0x8c, 0x4d, 0xc0, 0xc0, 0xc0, 0x73, 0x98, 0xf0];
    expect(uuidV7(0x017f22e279b0, bytes)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('tells its moment, and ids of later moments stand behind', () => {
    fc.assert(
      fc.property(anyMoment, anyBytes, anyBytes, (now, bytes, others) => {
        const id = uuidV7(now, bytes);
        expect(isUuidV7(id)).toBe(true);
        expect(uuidV7Moment(id)).toBe(now);
        expect(id < uuidV7(now + 1, others)).toBe(true);
      }),
    );
  });

  it('is made of too few bytes and of moments that are none, too', () => {
    expect(isUuidV7(uuidV7(-1, []))).toBe(true);
    expect(isUuidV7(uuidV7(1.5, [999]))).toBe(true);
    expect(uuidV7Moment('x')).toBeNull();
  });
});
