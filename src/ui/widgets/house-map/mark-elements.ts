import type { LatLng, MapOverlay } from '#core';
import { classNames } from '../../styles/class-names';
import {
  clusterSize,
  clusterText,
  markHeight,
  pillText,
  spokenMark,
  type MarkState,
} from './mark-face';
import { pricedAs, type MapMark, type MapPill } from './map-mark';
import styles from './marks.module.scss';

const SVG = 'http://www.w3.org/2000/svg';
const HEART =
  'M12 20.5s-8-4.8-8-10.7A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 8 3.3c0 5.9-8 10.7-8 10.7z';

export interface MarkEvents {
  pressed(mark: MapMark): void;
  /** Where its state offers the heart. */
  heartPressed(pill: MapPill): void;
  /** Null when the pointer leaves it. */
  hovered(mark: MapMark | null): void;
}

interface Drawn {
  readonly button: HTMLButtonElement;
  readonly face: HTMLSpanElement;
  readonly text: Text;
  readonly heart: HTMLSpanElement | null;
  mark: MapMark;
  state: MarkState | null;
}

/**
 * The marks as elements outside React's tree: 200 of them change with every move of the map. An
 * element is made once an id and only what differs is written; text goes in as text.
 */
export class MarkElements {
  readonly #document: Document;
  readonly #events: MarkEvents;
  #drawn = new Map<string, Drawn>();
  #here: HTMLElement | null = null;

  constructor(document: Document, events: MarkEvents) {
    this.#document = document;
    this.#events = events;
  }

  /** The overlays of these marks; elements of marks that are gone are forgotten. */
  overlays(marks: readonly MapMark[], stateOf: (mark: MapMark) => MarkState): MapOverlay[] {
    const next = new Map<string, Drawn>();
    const overlays = marks.map((mark): MapOverlay => {
      const id = `${mark.kind}:${mark.id}`;
      const state = stateOf(mark);
      const drawn = this.#drawn.get(id) ?? this.#draw(mark);
      next.set(id, drawn);
      this.#write(drawn, mark, state);
      return {
        id,
        at: { lat: mark.lat, lng: mark.lng },
        element: drawn.button,
        anchor: mark.kind === 'cluster' ? 'center' : 'bottom',
        zIndex: markHeight(mark, state),
      };
    });
    this.#drawn = next;
    return overlays;
  }

  /** The dot where the person is; behind every mark. */
  here(at: LatLng): MapOverlay {
    if (this.#here === null) {
      this.#here = this.#document.createElement('div');
      this.#here.setAttribute('role', 'img');
      this.#here.setAttribute('aria-label', '내 위치');
      const dot = this.#document.createElement('div');
      dot.className = String(styles.here);
      this.#here.append(dot);
    }
    return { id: 'here', at, element: this.#here, anchor: 'center', zIndex: 0 };
  }

  #draw(mark: MapMark): Drawn {
    const button = this.#document.createElement('button');
    button.type = 'button';
    // The list is the way of the keyboard and of screen readers (spec/look L18).
    button.tabIndex = -1;
    // Once: the map adds a class of its own.
    button.className = classNames(
      styles.mark,
      mark.kind === 'cluster' ? styles.clusterMark : styles.pillMark,
    );
    const face = this.#document.createElement('span');
    const text = this.#document.createTextNode('');
    const heart = mark.kind === 'cluster' ? null : this.#heart();
    if (heart !== null) face.append(heart);
    face.append(text);
    button.append(face);
    const drawn: Drawn = { button, face, text, heart, mark, state: null };
    button.addEventListener('click', (event) => {
      this.#clicked(drawn, event);
    });
    button.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'touch') this.#events.hovered(drawn.mark);
    });
    button.addEventListener('pointerleave', (event) => {
      if (event.pointerType !== 'touch') this.#events.hovered(null);
    });
    return drawn;
  }

  /** The heart is no button of its own: the list has one for the keyboard and screen readers. */
  #clicked({ mark, state, heart }: Drawn, { target, detail }: MouseEvent): void {
    const isOnHeart = target instanceof Node && heart?.contains(target) === true;
    if (mark.kind === 'cluster' || state?.canZzim !== true || !isOnHeart)
      this.#events.pressed(mark);
    // The second press of a double tap means the first one.
    else if (detail <= 1) this.#events.heartPressed(mark);
  }

  #heart(): HTMLSpanElement {
    const heart = this.#document.createElement('span');
    const svg = this.#document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    const path = this.#document.createElementNS(SVG, 'path');
    path.setAttribute('d', HEART);
    svg.append(path);
    heart.append(svg);
    return heart;
  }

  #write(drawn: Drawn, mark: MapMark, state: MarkState): void {
    const { button, face, text, heart } = drawn;
    if (drawn.state !== null && sameMark(drawn.mark, mark) && sameState(drawn.state, state)) {
      drawn.mark = mark;
      return;
    }
    drawn.mark = mark;
    drawn.state = state;
    button.setAttribute('aria-label', spokenMark(mark, state));
    if (state.selected) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
    if (mark.kind === 'cluster') {
      text.data = clusterText(mark.count);
      face.className = classNames(
        styles.cluster,
        styles[`size${clusterSize(mark.count)}`],
        text.data.length > 5 && styles.long,
        text.data.length > 6 && styles.longest,
        state.hovered && styles.hovered,
      );
      return;
    }
    text.data = pillText(mark, state.costOn);
    if (heart !== null) {
      heart.className = classNames(
        styles.heart,
        state.zzim && styles.kept,
        state.canZzim && styles.offered,
      );
      heart.title = state.canZzim ? (state.zzim ? '찜 해제하기' : '찜하기') : '';
    }
    face.className = classNames(
      styles.pill,
      state.seen && styles.seen,
      state.hovered && styles.hovered,
      state.selected && styles.selected,
    );
  }
}

const sameState = (a: MarkState, b: MarkState): boolean =>
  a.selected === b.selected &&
  a.hovered === b.hovered &&
  a.seen === b.seen &&
  a.zzim === b.zzim &&
  a.canZzim === b.canZzim &&
  a.costOn === b.costOn;

function sameMark(a: MapMark, b: MapMark): boolean {
  if (a.kind === 'cluster' || b.kind === 'cluster') {
    return a.kind === b.kind && a.kind === 'cluster' && b.kind === 'cluster' && a.count === b.count;
  }
  return samePrice(pricedAs(a), pricedAs(b));
}

const samePrice = (a: ReturnType<typeof pricedAs>, b: ReturnType<typeof pricedAs>): boolean =>
  a.dealType === b.dealType &&
  a.deposit === b.deposit &&
  a.monthly === b.monthly &&
  a.maintenance === b.maintenance;
