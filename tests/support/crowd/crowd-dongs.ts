import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LatLng } from '#core';
import { DONGS } from '../../../server/geography/dongs.data';
import { RESIDENTS } from './residents.data';

/** A place where a crowd lives. */
export interface CrowdDong extends LatLng {
  /** Ten digits, the legal-dong code. */
  readonly code: string;
  readonly sido: string;
  readonly sigungu: string;
  readonly dong: string;
  /** Metres around the point in which its houses stand. */
  readonly spread: number;
  /** How many of the houses, beside those of other dongs of the same sido. */
  readonly share: number;
}

/** The dongs that come with the product: some 180, most of them in Seoul. */
export function builtInDongs(): CrowdDong[] {
  return DONGS.map(({ code, sido, sigungu, dong, lat, lng, spread, share }) => ({
    code,
    sido,
    sigungu,
    dong,
    lat,
    lng,
    spread: Math.max(300, spread),
    // The sample gives the busiest none of its own; here each has some.
    share: share > 0 ? share : 60,
  }));
}

/** By the last letter of its name: where many live close together, and where few live far apart. */
const SETTLED: Readonly<Record<string, { readonly spread: number; readonly share: number }>> = {
  동: { spread: 700, share: 10 },
  가: { spread: 300, share: 3 },
  로: { spread: 300, share: 3 },
  읍: { spread: 1200, share: 6 },
  면: { spread: 1500, share: 2 },
};
const VILLAGE = { spread: 1500, share: 1 };

/**
 * Every legal dong of the country that has a point, out of the `legal-dong.tsv` of a folder such as
 * `npm run geodata` takes (docs/guides/geodata.md).
 */
export function readDongs(folder: string): CrowdDong[] {
  const [head = '', ...lines] = readFileSync(join(folder, 'legal-dong.tsv'), 'utf8').split('\n');
  const names = head.trim().split('\t');
  const column = (name: string) => {
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`legal-dong.tsv has no column ${name}`);
    return at;
  };
  const [code, sido, sigungu, name] = ['code', 'sido', 'sigungu', 'name'].map(column);
  const [lat, lng] = [column('lat'), column('lng')];
  return lines.flatMap((line) => {
    const cells = line.trimEnd().split('\t');
    const text = (at = -1) => cells[at] ?? '';
    if (text(lat) === '' || text(lng) === '') return [];
    const dong = text(name);
    return {
      code: text(code),
      sido: text(sido),
      sigungu: text(sigungu),
      dong,
      lat: Number(text(lat)),
      lng: Number(text(lng)),
      ...(SETTLED[dong.at(-1) ?? ''] ?? VILLAGE),
    };
  });
}

/** How likely a house stands in each of them, by residents of the sidos that are there; adds up to 1. */
export function likelihoods(dongs: readonly CrowdDong[]): number[] {
  const shares = new Map<string, number>();
  for (const { sido, share } of dongs) shares.set(sido, (shares.get(sido) ?? 0) + share);
  const weights = dongs.map(
    ({ sido, share }) => (thousandsIn(sido) * share) / (shares.get(sido) ?? share),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Somebody lives in a sido that the table does not know by its name. */
const thousandsIn = (sido: string): number => RESIDENTS.get(sido)?.thousands ?? 500;
