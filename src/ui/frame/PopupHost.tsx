import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { loadPopup, loadPopupViews } from '../popups/load-popup';
import type { AppPopups } from '../stores/popups/app-popups';
import type { PopupView } from '../stores/popups/popup-kind';
import type { ShownPopup } from '../stores/popups/popup-store';
import { errorText } from '../text/error-text';
import { AppError } from '#core';
import { useServices } from '../ground/services';
import { useFetchAhead } from '../ground/use-fetch-ahead';
import { PopupBoundary } from './PopupBoundary';

/** What a popup that breaks while it is drawn says in its place. */
const BROKEN = '창을 열지 못했어요. 잠시 뒤에 다시 시도해 주세요.';

type Shown = ShownPopup<keyof AppPopups>;
type AnyPopup = PopupView<unknown, unknown>;

/** Draws the popups that the address names, and keeps the page behind them from scrolling. */
export const PopupHost = observer(function PopupHost() {
  const { popups, scrollLock } = useServices().stores;
  const isCovered = popups.shown.some((popup) => !popup.closing);

  useEffect(() => {
    if (!isCovered) return undefined;
    scrollLock.lock();
    return () => {
      scrollLock.release();
    };
  }, [isCovered, scrollLock]);

  // A press is then as near to its popup as every later one.
  useFetchAhead(loadPopupViews, true);

  return popups.shown.map((popup) => <LoadedPopup key={popup.id} popup={popup} />);
});

function LoadedPopup({ popup }: { readonly popup: Shown }) {
  const { popups, toasts } = useServices().stores;
  const [View, setView] = useState<AnyPopup | null>(null);
  const { id, name } = popup;

  useEffect(() => {
    let isWanted = true;
    loadPopup(name).then(
      (loaded) => {
        if (isWanted) setView(() => loaded);
      },
      () => {
        if (!isWanted) return;
        popups.close(id);
        toasts.warn(errorText(new AppError('offline')));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, name, popups, toasts]);

  if (View === null) return null;
  return (
    <PopupBoundary
      onFailed={() => {
        popups.close(id);
        toasts.warn(BROKEN);
      }}
    >
      <View
        props={popup.props}
        closing={popup.closing}
        close={(...answer) => {
          popups.close(id, ...answer);
        }}
      />
    </PopupBoundary>
  );
}
