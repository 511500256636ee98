import type { DocumentPicture } from '../document/document';
import type { HybridStamp } from '../shared/hybrid-clock';
import { isDeepEqual } from '../shared/is-deep-equal';
import { fieldsOf, numberIn, parseJson, textIn, type Fields } from '../shared/stored-json';
import type { Checklist } from './checklist';
import type { ChecklistShare, KeptChecklist } from './checklists.ports';
import { keptChecklist, mergeChecklists, stampsOf } from './merge-checklists';
import { readChecklist } from './read-checklist';
import { restampChecklist } from './restamp-checklist';

/** A checklist with what its device knows of the server. */
export interface ChecklistOnDevice {
  readonly checklist: Checklist;
  /** How often it was changed here. */
  readonly changes: number;
  /** How many of these the server has. */
  readonly sent: number;
  /** The server's, as far as it was heard; null where it never was. */
  readonly revision: number | null;
  readonly share: ChecklistShare | null;
  /** Links of its photos on the server; they end after some hours. */
  readonly pictures: readonly DocumentPicture[];
}

/** Whether the server lacks something that was done here. */
export const isUnsent = ({ changes, sent }: ChecklistOnDevice): boolean => changes > sent;

/** What is kept once a person changed it here, or an owner takes over what another had. */
export function changedOnDevice(
  there: ChecklistOnDevice | null,
  checklist: Checklist,
): ChecklistOnDevice {
  if (there === null) {
    const merged = keptChecklist(checklist);
    return { checklist: merged, changes: 1, sent: 0, revision: null, share: null, pictures: [] };
  }
  const merged = keptChecklist(mergeChecklists(there.checklist, checklist));
  return { ...there, checklist: merged, changes: there.changes + 1 };
}

/**
 * What is kept once its stamps were brought back: to be sent anew, since what was sent before was
 * refused. What no stamp changes in stays as it is.
 */
export function restampedOnDevice(
  there: ChecklistOnDevice,
  stamp: (at: HybridStamp) => HybridStamp,
): ChecklistOnDevice {
  if (stampsOf(there.checklist).every((at) => stamp(at) === at)) return there;
  const checklist = restampChecklist(there.checklist, stamp);
  return { ...there, checklist, changes: there.changes + 1 };
}

/**
 * What is kept once the server was heard; an older answer of it takes nothing back. `told` is the revision that
 * the server was told this device knows: whoever is answered an older one all the same asked a server that forgot
 * what it had, which counts anew from there, and is sent what it lacks.
 */
export function heardOnDevice(
  there: ChecklistOnDevice | null,
  kept: KeptChecklist,
  sent: number | null,
  told: number | null = null,
): ChecklistOnDevice {
  const { revision, share, pictures } = kept;
  if (there === null) {
    return { checklist: kept.checklist, changes: 0, sent: 0, revision, share, pictures };
  }
  const isOlder = there.revision !== null && there.revision > revision;
  const isAnew = isOlder && there.revision === told;
  const checklist = keptChecklist(mergeChecklists(there.checklist, kept.checklist));
  const lacksSome = isAnew && !isDeepEqual(checklist, kept.checklist);
  return {
    checklist,
    changes: there.changes + (lacksSome ? 1 : 0),
    sent: Math.max(there.sent, sent ?? 0),
    ...(isOlder && !isAnew
      ? { revision: there.revision, share: there.share, pictures: there.pictures }
      : { revision, share, pictures }),
  };
}

/** What is stored for {@link readChecklistOnDevice}. */
export const storedOnDevice = (one: ChecklistOnDevice): string =>
  JSON.stringify({ ...one, checklist: JSON.stringify(one.checklist) });

/** A checklist out of a device's storage; null where there is none that can be read. Nothing throws. */
export function readChecklistOnDevice(stored: string | null): ChecklistOnDevice | null {
  const fields = fieldsOf(parseJson(stored));
  const checklist = readChecklist(textIn(fields['checklist']));
  if (checklist === null) return null;
  const revision = numberIn(fields['revision']);
  const pictures = fields['pictures'];
  return {
    checklist,
    changes: countIn(fields, 'changes'),
    sent: countIn(fields, 'sent'),
    revision,
    share: shareIn(fieldsOf(fields['share'])),
    pictures: Array.isArray(pictures) ? pictures.map(fieldsOf).flatMap(pictureIn) : [],
  };
}

const countIn = (fields: Fields, name: string): number =>
  Math.max(0, Math.trunc(numberIn(fields[name]) ?? 0));

function shareIn(fields: Fields): ChecklistShare | null {
  const [code, until] = [textIn(fields['code']), numberIn(fields['until'])];
  if (code === null || until === null) return null;
  const choice = fieldsOf(fields['choice']);
  const isChosen = (name: string) => choice[name] === true;
  return {
    code,
    until,
    choice: { address: isChosen('address'), name: isChosen('name'), tel: isChosen('tel') },
  };
}

function pictureIn(fields: Fields): DocumentPicture[] {
  const text = (name: string) => textIn(fields[name]);
  const [id, small, medium, large] = [text('id'), text('small'), text('medium'), text('large')];
  const [width, height] = [numberIn(fields['width']), numberIn(fields['height'])];
  if (id === null || small === null || medium === null || large === null) return [];
  if (width === null || height === null) return [];
  return [{ id, width, height, small, medium, large }];
}
