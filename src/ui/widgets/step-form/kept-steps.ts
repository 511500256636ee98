import { fieldsOf, storedEntries, type Fields } from '#core';
import { isKeptPicture } from '../../stores/kept-picture';
import type { FormSteps } from './form-steps';
import type { KeptSteps } from './step-form-state';

/** Longer texts nobody has typed here. */
const LONGEST = 5000;

/** What is kept of one form, the newest first; of each what can be read. Never throws. */
export function readKeptSteps<Typed extends object, Step extends string>(
  stored: string | null,
  steps: FormSteps<Step>,
  readTyped: (said: Fields) => Typed,
): readonly KeptSteps<Typed, Step>[] {
  return storedEntries(stored).flatMap((fields) => {
    const { owner, writer, member, savedAt } = fields;
    if (typeof owner !== 'string' || typeof writer !== 'string' || typeof member !== 'string')
      return [];
    const { pictures, lost } = fields;
    return [
      {
        owner,
        writer,
        member,
        from: textOrNull(fields['from']),
        savedAt: typeof savedAt === 'number' ? savedAt : 0,
        typed: readTyped(fieldsOf(fields['typed'])),
        pictures: Array.isArray(pictures) ? pictures.filter(isKeptPicture) : [],
        lost: typeof lost === 'number' && lost > 0 ? lost : 0,
        base: textOrNull(fields['base']),
        key: textOrNull(fields['key']),
        step: steps.named(fields['step']),
      },
    ];
  });
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST;

/** Those of the named fields that are texts. */
export const textsIn = <Name extends string>(
  said: Fields,
  names: readonly Name[],
): Partial<Record<Name, string>> => {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = said[name];
    if (isText(value)) texts[name] = value;
  }
  return texts;
};

/** Those of the named fields that are true or false. */
export const flagsIn = <Name extends string>(
  said: Fields,
  names: readonly Name[],
): Partial<Record<Name, boolean>> => {
  const flags: Partial<Record<Name, boolean>> = {};
  for (const name of names) {
    const value = said[name];
    if (typeof value === 'boolean') flags[name] = value;
  }
  return flags;
};

/** The choice of that name; null where it is none. */
export const oneOf = <One extends string>(
  all: Readonly<Record<string, One>>,
  value: unknown,
): One | null => Object.values(all).find((one) => one === value) ?? null;

/** The choices of those names, each once. */
export function someOf<One extends string>(
  all: Readonly<Record<string, One>>,
  value: unknown,
): readonly One[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.flatMap((one: unknown) => oneOf(all, one) ?? []))];
}
