import { describe, expect, it } from 'vitest';
import { crc32 } from '#core';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the checksum of bytes', () => {
  it('is that of zip files', () => {
    expect(crc32(bytesOf('123456789'))).toBe(0xcb_f4_39_26);
    expect(crc32(new Uint8Array())).toBe(0);
  });

  it('is another once a bit is another', () => {
    expect(crc32(new Uint8Array([1, 2, 3]))).not.toBe(crc32(new Uint8Array([1, 2, 2])));
  });
});
