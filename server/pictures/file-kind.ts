/** What a file is by its first bytes; its name and what it is called by its sender say nothing. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | null;

const text = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to);

/** What ISO media files call themselves where they are HEIC or HEIF. */
const HEIC = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Null for what is no picture that anybody may bring. */
export function kindOfFile(file: Buffer): FileKind {
  if (text(file, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(file, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(file, 0, 4) === 'RIFF' && text(file, 8, 12) === 'WEBP') return 'webp';
  if (['GIF87a', 'GIF89a'].includes(text(file, 0, 6))) return 'gif';
  if (text(file, 4, 8) === 'ftyp' && HEIC.includes(text(file, 8, 12))) return 'heic';
  return null;
}
