import type { EditorView } from '@tiptap/pm/view';

/** px between the cursor and what covers the window's edges. */
const ROOM = 24;

/**
 * Scrolls so far that the cursor stands between the bar and the toolbar, which stands on the keyboard
 * of a phone: it lies over the window without changing its size.
 */
export function keepCaretInSight(view: EditorView): boolean {
  const toolbar = document.querySelector(`[aria-controls="${view.dom.id}"]`);
  const seen = (window as { visualViewport?: VisualViewport | null }).visualViewport ?? null;
  if (seen === null || toolbar === null) return false;
  const caret = view.coordsAtPos(view.state.selection.head);
  const { top, height } = toolbar.getBoundingClientRect();
  // On wide windows it clings to the upper edge.
  const isAbove = top < caret.top && getComputedStyle(toolbar).bottom === 'auto';
  // The pictures stand on it where they stay in sight.
  const strip = toolbar.parentElement?.querySelector('section') ?? null;
  const isStuck = strip !== null && getComputedStyle(strip).position === 'sticky';
  const below = (isAbove ? 0 : height) + (isStuck ? strip.getBoundingClientRect().height : 0);
  const floor = seen.offsetTop + seen.height - below - ROOM;
  const ceiling = seen.offsetTop + (isAbove ? top + height : 56) + ROOM;
  if (caret.bottom > floor) scrollBy(0, caret.bottom - floor);
  else if (caret.top < ceiling) scrollBy(0, caret.top - ceiling);
  return true;
}
