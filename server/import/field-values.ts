/** What a cell says, or why it cannot be taken and what to write instead, in Korean. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: string; readonly instead: string };

export type Parser<Value> = (text: string) => Parsed<Value>;

export const good = <Value>(value: Value): Parsed<Value> => ({ ok: true, value });
export const bad = (why: string, instead: string): Parsed<never> => ({ ok: false, why, instead });

export function text(longest: number): Parser<string> {
  return (cell) =>
    cell.includes('\0')
      ? bad('쓸 수 없는 문자(NUL)가 있습니다', '그 문자를 지워 주세요')
      : cell.length <= longest
        ? good(cell)
        : bad(`너무 깁니다(${cell.length}자)`, `${longest}자 안으로 줄여 주세요`);
}

/** A whole number, with or without thousands separators and one of the units. */
export function whole(least: number, most: number, units: readonly string[] = []): Parser<number> {
  return (cell) => {
    const digits = withoutUnit(cell, units).replace(/,/g, '');
    if (!/^\d{1,12}(\.0+)?$/.test(digits)) {
      return bad(
        '정수가 아닙니다',
        `${least} 이상의 정수를 적어 주세요 (예: ${example(least, most)})`,
      );
    }
    return inside(Number(digits), least, most);
  };
}

/** 만원: whole, and never won by mistake. */
export function manwon(most: number): Parser<number> {
  return (cell) => {
    const parsed = whole(0, Number.MAX_SAFE_INTEGER, ['만원', '만'])(cell);
    if (!parsed.ok)
      return bad('만원 단위의 정수가 아닙니다', '만원 단위의 정수를 적어 주세요 (예: 1000)');
    if (parsed.value <= most) return parsed;
    const maybe = parsed.value % 10_000 === 0 ? parsed.value / 10_000 : null;
    return maybe !== null && maybe <= most
      ? bad('원 단위로 적은 금액 같습니다', `만원 단위로 ${maybe}`)
      : bad(`${most}만원보다 큽니다`, '만원 단위로 적었는지 확인해 주세요');
  };
}

export function decimal(
  least: number,
  most: number,
  units: readonly string[] = [],
): Parser<number> {
  return (cell) => {
    const digits = withoutUnit(cell, units).replace(/,/g, '');
    if (!/^-?\d{1,9}(\.\d{1,15})?$/.test(digits)) {
      return bad('숫자가 아닙니다', `${least}부터 ${most}까지의 숫자를 적어 주세요`);
    }
    return inside(Number(digits), least, most);
  };
}

/** One of the words; spaces and capitals do not count. */
export function choice<Value>(words: Readonly<Record<string, Value>>): Parser<Value> {
  const known = new Map(Object.entries(words).map(([word, value]) => [plain(word), value]));
  const shown = Object.keys(words).filter((word) => /[가-힣]/.test(word));
  return (cell) => {
    // Mostly it is written as we would.
    const value = known.get(cell) ?? known.get(plain(cell));
    return value === undefined
      ? bad('알 수 없는 값입니다', `${shown.join(', ')} 가운데 하나를 적어 주세요`)
      : good(value);
  };
}

/** Several of the words, separated by bars, commas, semicolons or slashes; each once. */
export function choices<Value>(words: Readonly<Record<string, Value>>): Parser<Value[]> {
  const one = choice(words);
  return (cell) => {
    const values = new Set<Value>();
    for (const part of parts(cell)) {
      const parsed = one(part);
      if (!parsed.ok) return bad(`알 수 없는 값입니다: ${part}`, parsed.instead);
      values.add(parsed.value);
    }
    return good([...values]);
  };
}

export function parts(cell: string): string[] {
  return cell
    .split(/[|,;/\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export const yesNo: Parser<boolean> = (cell) => {
  const word = plain(cell);
  if (['y', 'yes', 'true', 't', '1', 'o', '예', '네', '있음', '가능'].includes(word))
    return good(true);
  if (
    ['n', 'no', 'false', 'f', '0', 'x', '아니오', '아니요', '없음', '불가', '불가능'].includes(word)
  )
    return good(false);
  return bad('예/아니요로 읽을 수 없습니다', 'Y 또는 N을 적어 주세요');
};

function plain(word: string): string {
  return word.normalize('NFC').replace(/\s/g, '').toLowerCase();
}

function withoutUnit(cell: string, units: readonly string[]): string {
  const bare = cell.replace(/\s/g, '');
  const unit = units.find((one) => bare.endsWith(one));
  return unit === undefined ? bare : bare.slice(0, -unit.length);
}

function inside(value: number, least: number, most: number): Parsed<number> {
  return value >= least && value <= most
    ? good(value)
    : bad('있을 수 없는 크기입니다', `${least}부터 ${most}까지의 값을 적어 주세요`);
}

function example(least: number, most: number): number {
  return Math.min(most, Math.max(least, 3));
}
