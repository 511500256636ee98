/** Which picture of a deal is not there, counted from 0. */
export type NoPicture = `no-picture.${number}`;

/**
 * Why nothing is answered, or written. `none`: nothing that this person may see · `ended`: over or
 * deleted, for good · `lapsed`: hidden or not confirmed, and may be shown again · `not-theirs`: somebody else's · `over`: it cannot be opened again ·
 * `other-party`, `other-side`, `other-kind`: who offers it (spec/readings R43), whether a mate has a room,
 * and what it is stay · `changed`: it was changed since the version that is changed · `key-spent`: the sending's name was another
 * one's · `no-member`: the account was closed meanwhile · `no-picture.2`: the third of its pictures is
 * none that the writer brought, or was forgotten.
 */
export type DealRefusal =
  | 'none'
  | 'ended'
  | 'lapsed'
  | 'not-theirs'
  | 'over'
  | 'other-party'
  | 'other-side'
  | 'other-kind'
  | 'changed'
  | 'key-spent'
  | 'no-member'
  | NoPicture;
