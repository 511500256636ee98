import { walkText, type StationWalk } from '#core';
import { Spoken } from '../spoken/Spoken';

/** `신림역 도보 약 5분` beside the badge of its line; read out with the line's name. */
export function WalkWords({ walk }: { readonly walk: StationWalk }) {
  return <Spoken seen={walkText({ ...walk, lines: [] })} said={walkText(walk)} />;
}
