import { usualText, type HouseTypeCode, type UsualRange } from '#core';
import { Spoken } from '../spoken/Spoken';
import styles from './usual-note.module.scss';

/** A usual range, with whose it is. */
export interface Usual {
  readonly range: UsualRange;
  /** 신림동 */
  readonly where: string;
  readonly roomType: HouseTypeCode;
}

/** Says below a slider what the band on its track is. */
export function UsualNote({ id, usual }: { readonly id: string; readonly usual: Usual }) {
  const { where, roomType, range } = usual;
  return (
    <p id={id} className={styles.note}>
      <Spoken {...usualText(where, roomType, range)} />
    </p>
  );
}
