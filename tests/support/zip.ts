import { crc32, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  /** As it is written: in UTF-8 where it is a text, otherwise byte by byte. */
  readonly name: string | Buffer;
  readonly bytes: Buffer;
  readonly isDeflated?: boolean;
  readonly isEncrypted?: boolean;
  /** What the archive says of its size, where that is not true. */
  readonly saidSize?: number;
}

const IS_ENCRYPTED = 0x1;
const IS_UTF8 = 0x800;

/** An archive as people pack them, and as they pack them to break what unpacks it. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isDeflated = false, isEncrypted = false, saidSize } of entries) {
    const plain = isDeflated ? deflateRawSync(bytes) : bytes;
    // What is encrypted has a head of twelve bytes.
    const data = isEncrypted ? Buffer.concat([Buffer.alloc(12), plain]) : plain;
    const raw = Buffer.from(name as string);
    const flags = (typeof name === 'string' ? IS_UTF8 : 0) | (isEncrypted ? IS_ENCRYPTED : 0);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(isDeflated ? 8 : 0, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(saidSize ?? bytes.length, 18);
    common.writeUInt16LE(raw.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, raw, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, rest, raw]),
    );
    files.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(18);
  const list = Buffer.concat(directory);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, list, Buffer.from('PK\x05\x06'), end]);
}
