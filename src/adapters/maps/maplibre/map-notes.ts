import { distanceMetres, type LatLng, type MapPadding } from '#core';
import type { Credit, Ground, NamedPlace } from './ground/ground';

const WIDEST_BAR = 64;
/** Farther than this from every neighbourhood's middle, no name is said. */
const NEAR_METRES = 2_500;
/** From this level on, labels name the neighbourhood themselves. */
const NAMED_BY_LABELS = 4;
/** Between the bar and its length, in px. */
const BAR_GAP = 4;
/** Between the notes and what covers the map. */
const GAP = 8;

/** A round length (1, 2 or 5 of a power of ten) that fits, with its width in pixels. */
function scaleBar(metresPerPixel: number): { readonly text: string; readonly px: number } {
  const most = metresPerPixel * WIDEST_BAR;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  const text = metres >= 1000 ? `${metres / 1000}km` : `${metres}m`;
  return { text, px: Math.round(metres / metresPerPixel) };
}

function nearest(places: readonly NamedPlace[], at: LatLng): string | null {
  let best: { name: string; metres: number } | null = null;
  for (const place of places) {
    const metres = distanceMetres(place, at);
    if (metres < (best?.metres ?? NEAR_METRES)) best = { name: place.name, metres };
  }
  return best?.name ?? null;
}

/** The small print in the corner: how long a stretch is, where this is, and who made the map. */
export class MapNotes {
  readonly #box: HTMLDivElement;
  readonly #length: HTMLSpanElement;
  readonly #bar: HTMLSpanElement;
  readonly #place: HTMLSpanElement;
  readonly #credits: HTMLSpanElement;
  #neighbourhoods: readonly NamedPlace[] = [];

  constructor(root: HTMLElement) {
    const document = root.ownerDocument;
    const make = (name: string): HTMLSpanElement => {
      const element = document.createElement('span');
      element.className = `hankan-map-${name}`;
      return element;
    };
    this.#box = document.createElement('div');
    this.#box.className = 'hankan-map-notes';
    this.#length = make('length');
    this.#bar = make('bar');
    this.#place = make('place');
    this.#credits = make('credits');
    const scale = make('scale');
    // A picture of a length: it says nothing to somebody who does not see the map.
    scale.setAttribute('aria-hidden', 'true');
    scale.append(this.#bar, this.#length);
    this.#box.append(scale, this.#place, this.#credits);
    root.append(this.#box);
  }

  pad({ left, bottom }: MapPadding): void {
    this.#box.style.left = `${left + GAP}px`;
    this.#box.style.bottom = `${bottom + GAP}px`;
  }

  ground(ground: Ground): void {
    this.#neighbourhoods = ground.neighbourhoods;
    this.#credits.replaceChildren(
      ...ground.credits.flatMap((credit, index) => [
        index === 0 ? '' : ' · ',
        this.#credit(credit),
      ]),
    );
  }

  at(center: LatLng, level: number, metresPerPixel: number): void {
    const bar = scaleBar(metresPerPixel);
    this.#bar.style.width = `${bar.px}px`;
    // Beside the bar, without a new layout at each step of a zoom.
    this.#length.style.translate = `${bar.px + BAR_GAP}px`;
    this.#length.textContent = bar.text;
    const name = level < NAMED_BY_LABELS ? nearest(this.#neighbourhoods, center) : null;
    this.#place.textContent = name === null ? '' : `${name} 부근`;
  }

  #credit({ text, href }: Credit): HTMLElement | string {
    if (href === null) return text;
    const link = this.#box.ownerDocument.createElement('a');
    link.href = href;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    link.textContent = text;
    return link;
  }
}
