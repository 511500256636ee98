import { observable } from 'mobx';
import {
  mergeChecklists,
  type Checklist,
  type ChecklistOnDevice,
  type ChecklistOwner,
} from '#core';
import { VISITOR } from './checklist-world';

const NOTHING_KNOWN = { changes: 0, sent: 0, revision: null, share: null, pictures: [] };

/** What was changed on the screen and is not kept on the device yet. */
export class UnkeptChanges {
  private readonly changes = observable.map<string, Checklist>({}, { deep: false });
  /** Those of a member whose session has ended, for when they are there again. */
  private aside: { readonly owner: ChecklistOwner; readonly changes: readonly Checklist[] } | null =
    null;

  constructor(private owner: ChecklistOwner) {}

  get ids(): readonly string[] {
    return [...this.changes.keys()];
  }

  get all(): readonly Checklist[] {
    return [...this.changes.values()];
  }

  of(id: string): Checklist | undefined {
    return this.changes.get(id);
  }

  has(id: string): boolean {
    return this.changes.has(id);
  }

  set(checklist: Checklist): void {
    this.changes.set(checklist.id, checklist);
  }

  /** It is kept, unless it was changed again meanwhile. */
  kept(checklist: Checklist): void {
    if (this.changes.get(checklist.id) === checklist) this.changes.delete(checklist.id);
  }

  /** Those that the device has nothing of. */
  begunBeside(own: readonly ChecklistOnDevice[]): readonly ChecklistOnDevice[] {
    const known = new Set(own.map(({ checklist }) => checklist.id));
    return this.all
      .filter(({ id }) => !known.has(id))
      .map((checklist) => ({ ...NOTHING_KNOWN, checklist }));
  }

  /** A checklist with what is not kept of it. */
  merged(checklist: Checklist): Checklist {
    const unkept = this.changes.get(checklist.id);
    return unkept === undefined ? checklist : mergeChecklists(checklist, unkept);
  }

  /**
   * Somebody else is there. Whoever signs in takes along what they wrote before; what a member wrote waits for
   * them, unless they have left. Returns of how many checklists something is lost.
   */
  become(owner: ChecklistOwner, hasLeft: boolean): number {
    const before = this.owner;
    this.owner = owner;
    if (owner === before) return 0;
    let lost = 0;
    if (before !== VISITOR) {
      if (hasLeft || owner !== VISITOR) lost = this.changes.size;
      else this.aside = { owner: before, changes: this.all };
      this.changes.clear();
    }
    if (owner === VISITOR) return lost;
    for (const one of this.aside?.changes ?? []) {
      if (this.aside?.owner === owner) this.set(this.merged(one));
      else lost += 1;
    }
    this.aside = null;
    return lost;
  }
}
