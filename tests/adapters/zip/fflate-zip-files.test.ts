import { describe, expect, it } from 'vitest';
import { FflateZipFiles } from '../../../src/adapters/zip/fflate-zip-files';
import { zipFilesContract } from '../contracts/zip-files.contract';

const zip = new FflateZipFiles();
zipFilesContract('fflate', zip);

/** Where the list at the end of a zip says how large a file is, unpacked. */
const SIZE_IN_LIST = 24;

describe('a zip that lies', () => {
  it('gets no more room than it says', async () => {
    const packed = await zip.pack([{ name: 'a.json', bytes: new Uint8Array(50_000) }]);
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    const list = packed.findIndex(
      (_, at) => at + 4 <= packed.length && view.getUint32(at) === 0x50_4b_01_02,
    );
    view.setUint32(list + SIZE_IN_LIST, 10, true);
    const unpacked = await zip.unpack(packed, { files: 1, one: 100, all: 100 });
    const sizes = unpacked.ok ? unpacked.value.map(({ bytes }) => bytes.length) : [];
    expect(sizes.every((size) => size <= 10)).toBe(true);
  });
});
