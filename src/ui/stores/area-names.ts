import { isDongCode, STORAGE_KEY, type KeyValueStorage } from '#core';

export type AreaNames = Readonly<Record<string, string>>;

/**
 * What the areas of one's own conditions are called. Kept beside them: to ask for one name would tell
 * a server where the person lives (spec/readings R33). Whatever is stored, never throws.
 */
export function readAreaNames(local: KeyValueStorage): AreaNames {
  try {
    const stored: unknown = JSON.parse(local.read(STORAGE_KEY.AREA_NAMES) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(
        (entry): entry is [string, string] => isDongCode(entry[0]) && typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Keeps the names of these codes, and no other; answers which. */
export function writeAreaNames(
  local: KeyValueStorage,
  names: AreaNames,
  codes: readonly (string | null)[],
): AreaNames {
  const found = codes.flatMap((code) => {
    const name = code === null ? undefined : names[code];
    return code === null || name === undefined ? [] : [[code, name] as const];
  });
  const kept = Object.fromEntries(found);
  if (found.length === 0) local.remove(STORAGE_KEY.AREA_NAMES);
  else local.write(STORAGE_KEY.AREA_NAMES, JSON.stringify(kept));
  return kept;
}
