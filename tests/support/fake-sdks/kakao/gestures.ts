import type { KakaoMap } from '../../../../src/adapters/maps/kakao/kakao-sdk';
import { trigger, type LatLng } from './values';

/** What of a map gestures need. */
interface Draggable extends KakaoMap {
  readonly node: HTMLElement;
  readonly draggable: boolean;
  readonly zoomable: boolean;
  panBy(dx: number, dy: number): void;
  rest(): void;
  coordsOf(pixel: { readonly x: number; readonly y: number }): LatLng;
}

/** Pixels that make a press a drag. */
const DRAG = 5;

/** Drags, wheels and presses of a person, as far as a journey needs them. */
export function followGestures(map: Draggable): void {
  const { node } = map;
  let from: { x: number; y: number } | null = null;
  let isDrag = false;
  const pixel = (event: MouseEvent) => {
    const { left, top } = node.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  node.style.touchAction = 'none';
  node.addEventListener('pointerdown', (event) => {
    from = { x: event.clientX, y: event.clientY };
    isDrag = false;
  });
  const move = (event: PointerEvent) => {
    if (from === null || !map.draggable || !node.isConnected) return;
    const [dx, dy] = [from.x - event.clientX, from.y - event.clientY];
    if (!isDrag && Math.hypot(dx, dy) < DRAG) return;
    if (!isDrag) trigger(map, 'dragstart');
    isDrag = true;
    from = { x: event.clientX, y: event.clientY };
    map.panBy(dx, dy);
    trigger(map, 'drag');
  };
  const end = () => {
    from = null;
    if (!isDrag || !node.isConnected) return;
    trigger(map, 'dragend');
    map.rest();
  };
  node.ownerDocument.addEventListener('pointermove', move);
  node.ownerDocument.addEventListener('pointerup', end);
  node.addEventListener('click', (event) => {
    if (!isDrag) trigger(map, 'click', map.coordsOf(pixel(event)));
  });
  node.addEventListener('wheel', (event) => {
    event.preventDefault();
    if (!map.zoomable || event.deltaY === 0) return;
    map.setLevel(map.getLevel() + Math.sign(event.deltaY), { anchor: map.coordsOf(pixel(event)) });
  });
}
