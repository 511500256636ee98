/** What has to be true of a room, and of how it is let, before a text may be used for it. */
export type DealNeed =
  | 'own'
  | 'oneRoom'
  | 'goshiwon'
  | 'share'
  | 'youth'
  | 'jeonse'
  | 'monthRent'
  | 'short'
  | 'near'
  | 'campus'
  | 'sunny'
  | 'shady'
  | 'halfBasement'
  | 'rooftop'
  | 'high'
  | 'low'
  | 'walkUp'
  | 'elevator'
  | 'young'
  | 'old'
  | 'parking'
  | 'noParking'
  | 'pet'
  | 'noPet'
  | 'lowRise'
  | 'full'
  | 'bare'
  | 'officetel'
  | 'twoPlus'
  | 'wide'
  | 'small'
  | 'agreed'
  | 'unsure';

/**
 * A deal as its person wrote it, with the slots of deal-words.ts. Without a kind of room among its needs
 * it is of one that is a home of its own; it is of a short stay only where it needs `short`.
 */
export interface DealBody {
  readonly needs?: readonly DealNeed[];
  /** One of them is taken; each at most 40 graphemes when its slots are filled. */
  readonly titles: readonly string[];
  /** Lines. */
  readonly text: readonly string[];
}

/** A line that may follow a body which says nothing of its kind. */
export interface DealLine {
  readonly about: 'way' | 'fee' | 'moveIn' | 'things' | 'facts' | 'visit';
  readonly needs?: readonly DealNeed[];
  readonly text: string;
}
