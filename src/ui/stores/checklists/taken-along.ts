import { makeAutoObservable } from 'mobx';
import { isChecklistRemoved, type ChecklistOwner, type KeptChecklists, type NotKept } from '#core';
import { VISITOR } from './checklist-world';

/** What stayed with the visitor, on the device as it is, since the device did not let it be moved. */
interface LeftBehind {
  readonly count: number;
  readonly why: NotKept;
}

/** What somebody wrote before they logged in, which they take along. */
export class TakenAlong {
  /** Null where all came along, or nobody has logged in. */
  left: LeftBehind | null = null;
  private turns = 0;

  constructor(private readonly kept: Pick<KeptChecklists, 'takeOver' | 'all'>) {
    makeAutoObservable<this, 'kept' | 'turns'>(this, { kept: false, turns: false });
  }

  /** True once nothing is the visitor's any more. */
  async take(owner: ChecklistOwner): Promise<boolean> {
    this.turns += 1;
    const turn = this.turns;
    if (owner === VISITOR) {
      this.end(turn, null);
      return false;
    }
    const taken = await this.kept.takeOver(VISITOR, owner);
    const count = taken.ok ? 0 : await this.count();
    this.end(turn, taken.ok || count === 0 ? null : { count, why: taken.reason });
    return taken.ok;
  }

  /** Somebody else may be there by now. */
  private end(turn: number, left: LeftBehind | null): void {
    if (turn === this.turns) this.left = left;
  }

  private async count(): Promise<number> {
    const all = (await this.kept.all(VISITOR)) ?? [];
    return all.filter(({ checklist }) => !isChecklistRemoved(checklist)).length;
  }
}
