import type { BlockedMember, Result } from '#core';

export type BlockedRecord = Omit<BlockedMember, 'image'>;

/** Who does not want to meet whom (spec/readings R38). */
export interface StoredBlocks {
  /** The newest first. */
  of(member: number): Promise<readonly BlockedRecord[]>;
  /** Again it changes nothing. What was opened to them alone is taken back for good. `none`: there is no such member · `self`: it is the one who asks. */
  block(member: number, blocked: string): Promise<Result<null, 'none' | 'self'>>;
  unblock(member: number, blocked: string): Promise<void>;
}
