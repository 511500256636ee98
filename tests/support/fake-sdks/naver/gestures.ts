import type { NaverMapOptions } from '../../../../src/adapters/maps/naver/naver-sdk';
import { trigger, type LatLng } from './values';

/** What of a map gestures need. */
interface Draggable {
  readonly node: HTMLElement;
  readonly options: NaverMapOptions;
  getZoom(): number;
  moveBy(dx: number, dy: number): void;
  zoomAround(zoom: number, pixel: { readonly x: number; readonly y: number }): void;
  coordOf(pixel: { readonly x: number; readonly y: number }): LatLng;
  rest(): void;
}

/** Pixels that make a press a drag. */
const DRAG = 5;

/** Drags, wheels and presses of a person, as far as a journey needs them; ends them. */
export function followGestures(map: Draggable): () => void {
  const { node, options } = map;
  const ended = new AbortController();
  const { signal } = ended;
  const pixel = (event: MouseEvent) => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  let from: { x: number; y: number } | null = null;
  let isDrag = false;
  const down = (event: PointerEvent): void => {
    from = pixel(event);
    isDrag = false;
  };
  const move = (event: PointerEvent): void => {
    if (from === null || !options.draggable) return;
    const to = pixel(event);
    if (!isDrag && Math.hypot(from.x - to.x, from.y - to.y) < DRAG) return;
    if (!isDrag) trigger(map, 'dragstart');
    isDrag = true;
    map.moveBy(from.x - to.x, from.y - to.y);
    from = to;
    trigger(map, 'drag');
  };
  const up = (): void => {
    from = null;
    if (!isDrag) return;
    trigger(map, 'dragend');
    map.rest();
  };
  const click = (event: MouseEvent): void => {
    if (!isDrag) trigger(map, 'click', { coord: map.coordOf(pixel(event)) });
    isDrag = false;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!options.scrollWheel || event.deltaY === 0) return;
    map.zoomAround(map.getZoom() - Math.sign(event.deltaY), pixel(event));
  };
  node.style.touchAction = 'none';
  node.addEventListener('pointerdown', down, { signal });
  node.ownerDocument.addEventListener('pointermove', move, { signal });
  node.ownerDocument.addEventListener('pointerup', up, { signal });
  node.addEventListener('click', click, { signal });
  node.addEventListener('wheel', wheel, { signal });
  return () => {
    ended.abort();
  };
}
