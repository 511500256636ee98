/** Who was pressed: an overlay or the ground, and whether a drag began there. */
export interface OverlayPress {
  /** The last press was one of the ground. */
  readonly onGround: boolean;
  /** The press became a drag: its click does not count. */
  dragged(): void;
  stop(): void;
}

/**
 * Where drags that begin on an overlay move the map, the vendors tell its clicks to the map too,
 * and the overlay hears a click at the end of a drag. Listens before either of them.
 */
export function watchPresses(
  root: HTMLElement,
  isOverlay: (element: Node) => boolean,
): OverlayPress {
  let onGround = true;
  let wasDragged = false;
  const pressed = (event: Event): void => {
    onGround = !event.composedPath().some((node) => node instanceof Node && isOverlay(node));
    if (event.type === 'pointerdown') wasDragged = false;
  };
  const clicked = (event: MouseEvent): void => {
    // A key presses without a pointer, maybe after a drag that ended outside and had no click.
    if (wasDragged && event.detail > 0) {
      event.stopPropagation();
      event.preventDefault();
    } else pressed(event);
    wasDragged = false;
  };
  root.addEventListener('pointerdown', pressed, true);
  root.addEventListener('click', clicked, true);
  return {
    get onGround() {
      return onGround;
    },
    dragged: () => {
      wasDragged = true;
    },
    stop: () => {
      root.removeEventListener('pointerdown', pressed, true);
      root.removeEventListener('click', clicked, true);
    },
  };
}
