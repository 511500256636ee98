interface At {
  readonly clientX: number;
  readonly clientY: number;
}

/** Safari knows no TouchEvent to ask for, so the shape is asked. */
function pointsOf(event: object): readonly At[] {
  if ('touches' in event) return [...(event.touches as Iterable<At>)];
  return 'clientX' in event ? [event as At] : [];
}

/** Where a wheel turns or fingers pinch, in pixels of the map; null for keys. */
export function gesturePixel(event: object, root: HTMLElement): [number, number] | null {
  const points = pointsOf(event);
  if (points.length === 0) return null;
  const { left, top } = root.getBoundingClientRect();
  const sum = (of: (at: At) => number): number => points.reduce((all, at) => all + of(at), 0);
  return [
    sum((at) => at.clientX) / points.length - left,
    sum((at) => at.clientY) / points.length - top,
  ];
}
