/** The variables as they were given. */
export type EnvSource = Readonly<Record<string, string | undefined>>;

function isOneOf<Word extends string>(word: string, words: readonly Word[]): word is Word {
  return (words as readonly string[]).includes(word);
}

function httpUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
}

/**
 * Reads variables and collects what is wrong with them, one sentence a fault. An empty variable
 * counts as one that is not there. What may be a secret is never repeated in a fault.
 */
export class EnvReader {
  readonly faults: string[] = [];

  constructor(private readonly source: EnvSource) {}

  /** As it was written; null where there is none. */
  read(name: string): string | null {
    const value = this.source[name];
    return value === undefined || value.trim() === '' ? null : value;
  }

  /** Without blanks around it. */
  word(name: string): string | null {
    return this.read(name)?.trim() ?? null;
  }

  /** The words between its commas. */
  list(name: string): readonly string[] {
    const words = this.word(name)
      ?.split(',')
      .map((each) => each.trim());
    return words?.filter((each) => each !== '') ?? [];
  }

  oneOf<Word extends string>(name: string, words: readonly Word[], usual: Word): Word {
    const value = this.word(name) ?? usual;
    if (isOneOf(value, words)) return value;
    this.faults.push(
      `${name}에는 ${words.join(', ')} 가운데 하나를 적어 주세요. 지금 값: ${value}`,
    );
    return usual;
  }

  port(name: string, usual: number): number {
    const text = this.word(name) ?? String(usual);
    const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
    if (port <= 65_535) return port;
    this.faults.push(`${name}에는 0부터 65535까지의 정수를 적어 주세요. 지금 값: ${text}`);
    return usual;
  }

  /** A whole number, from 1 or, where `usual` is 0, from 0. */
  count(name: string, usual: number): number {
    const text = this.word(name) ?? String(usual);
    const least = Math.min(1, usual);
    if (/^\d{1,7}$/.test(text) && Number(text) >= least) return Number(text);
    this.faults.push(`${name}에는 ${least} 이상의 정수를 적어 주세요. 지금 값: ${text}`);
    return usual;
  }

  /** An origin, without the slash at its end. */
  origin(name: string, text: string): string {
    const url = httpUrl(text);
    if (url?.origin === text.replace(/\/$/, '')) return url.origin;
    this.faults.push(
      `${name}에는 https://example.com 처럼 경로가 없는 주소를 적어 주세요. 지금 값: ${text}`,
    );
    return '';
  }

  host(name: string, usual: string): string {
    const value = this.word(name);
    return value === null ? usual : this.origin(name, value);
  }

  url(name: string, isRight: (url: URL) => boolean, wish: string): string | null {
    const value = this.word(name);
    if (value === null) return null;
    if (URL.canParse(value) && isRight(new URL(value))) return value;
    this.faults.push(`${name}에는 ${wish} 적어 주세요.`);
    return null;
  }

  webUrl(name: string, wish: string): string | null {
    return this.url(name, ({ protocol }) => /^https?:$/.test(protocol), wish);
  }

  /** A word of this form; `usual` where there is none, or another. */
  formed<Usual extends string | null>(
    name: string,
    form: RegExp,
    wish: string,
    usual: Usual,
  ): string | Usual {
    const value = this.word(name);
    if (value === null) return usual;
    if (form.test(value)) return value;
    this.faults.push(`${name}에는 ${wish} 적어 주세요.`);
    return usual;
  }

  /** All of them, or null where none is there; some of them is a fault that names the others. */
  allOrNone<Name extends string>(names: readonly Name[]): Readonly<Record<Name, string>> | null {
    const missing = names.filter((name) => this.read(name) === null);
    if (missing.length === names.length) return null;
    if (missing.length > 0) {
      const given = names.filter((name) => !missing.includes(name));
      this.faults.push(
        `${given.join(', ')}만으로는 쓸 수 없습니다. 함께 적어 주세요: ${missing.join(', ')}`,
      );
      return null;
    }
    return Object.fromEntries(names.map((name) => [name, this.word(name) ?? ''])) as Record<
      Name,
      string
    >;
  }
}
