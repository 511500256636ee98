import type { PopupView } from '../stores/popups/popup-kind';
import type { AppPopups } from '../stores/popups/app-popups';

type Name = keyof AppPopups;

/** Where each popup is found: a list that no page needs before its first press. */
export const loadPopupViews = () => import('./popup-views');

/** The component of a popup. Rejects where it cannot be had; the next call tries again. */
export const loadPopup = async (name: Name): Promise<PopupView<unknown, unknown>> => {
  const { popupViews } = await loadPopupViews();
  // Whoever asks pairs the name with its props.
  const view: unknown = await popupViews[name]();
  return view as PopupView<unknown, unknown>;
};
