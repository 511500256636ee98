import type { Root } from 'mdast';
import { Turnstile } from '../../pictures/turnstile';
import type { ContentFaults } from './content-faults';
import type { ContentPictures, FoundPicture, PictureRefusal } from './content-pictures';

/** Pictures of a file that are looked at at a time. */
const AT_ONCE = 2;

/** More than an article may have: nobody looks at all of what a file names in malice. */
const MOST_LOOKED_AT = 100;

/** The pictures of one file, by the addresses that it names. */
export class FoundPictures {
  private constructor(private readonly found: ReadonlyMap<string, FoundPicture | PictureRefusal>) {}

  /** Looks at all of them; nothing is kept yet. */
  static async of(addresses: readonly string[], pictures: ContentPictures): Promise<FoundPictures> {
    const turnstile = new Turnstile(AT_ONCE);
    const each = [...new Set(addresses)]
      .slice(0, MOST_LOOKED_AT)
      .map((address) =>
        turnstile.pass(async () => [address, await pictures.find(address)] as const),
      );
    return new FoundPictures(new Map(await Promise.all(each)));
  }

  /** The id of one of them; null where there is none, which `faults` hears of. */
  idOf(address: string, line: number, faults: ContentFaults): string | null {
    const found = this.found.get(address) ?? TOO_MANY;
    if ('id' in found) return found.id;
    faults.add(line, found.why, found.instead);
    return null;
  }

  /** Keeps all of them for good; answers the id under which one was kept, by the id that it had before. */
  async keep(): Promise<(id: string) => string> {
    const kept = new Map<string, string>();
    for (const found of this.found.values())
      if ('id' in found) kept.set(found.id, await found.keep());
    return (id) => kept.get(id) ?? id;
  }
}

const TOO_MANY: PictureRefusal = {
  why: `사진이 ${MOST_LOOKED_AT}장보다 많습니다.`,
  instead: '글을 나누어 주세요.',
};

/** Addresses of pictures that stand where an article may have some. */
export const imageAddresses = ({ children }: Root): readonly string[] =>
  children.flatMap((node) =>
    node.type === 'paragraph'
      ? node.children.flatMap((child) => (child.type === 'image' ? [child.url] : []))
      : [],
  );
