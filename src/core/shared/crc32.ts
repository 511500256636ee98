/** The reversed polynomial of CRC-32 (ISO 3309), as zip files use it. */
const POLYNOMIAL = 0xed_b8_83_20;

const TABLE: readonly number[] = Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) {
    rest = (rest & 1) === 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  }
  return rest >>> 0;
});

/** The checksum of bytes, 0 to 2³² − 1: it finds what a copy broke, and proves nothing. */
export function crc32(bytes: Uint8Array): number {
  let rest = 0xff_ff_ff_ff;
  for (const byte of bytes) rest = Number(TABLE[(rest ^ byte) & 0xff]) ^ (rest >>> 8);
  return (rest ^ 0xff_ff_ff_ff) >>> 0;
}
