import { Dice } from './dice';
import { oneroomDay } from './oneroom-day';
import { PALETTES } from './palettes.data';

/** What a link to the product itself shows, 1200 × 630: the mark and a room; text would need a font. */
export function drawSiteCard(): string {
  const dice = new Dice(11);
  const { defs, body, ground } = oneroomDay({ palette: PALETTES.day, view: 'trees', dice });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><defs>${defs}<linearGradient id="ground" x2="1" y2="1"><stop stop-color="#d5f3ef"/><stop offset="1" stop-color="#8fdcd2"/></linearGradient><clipPath id="room"><rect width="640" height="480" rx="28"/></clipPath></defs><rect width="1200" height="630" fill="url(#ground)"/><g fill="#ffffff" opacity=".35"><circle cx="90" cy="560" r="220"/><circle cx="560" cy="20" r="130"/><circle cx="1160" cy="90" r="180"/></g><g transform="translate(96 183)">${MARK}</g><rect x="446" y="66" width="664" height="498" rx="36" fill="#ffffff"/><g transform="translate(458 75)"><g clip-path="url(#room)"><rect width="640" height="480" fill="${ground}"/>${body}</g></g></svg>`;
}

/** The product's mark, 264 large. */
export const MARK =
  '<g transform="scale(9.429)"><rect width="28" height="28" rx="8" fill="#00c1b1"/><path d="M7.500 20.500v-13h13v13M12 20.500v-5.500h4v5.500" fill="none" stroke="#17191c" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/></g>';
