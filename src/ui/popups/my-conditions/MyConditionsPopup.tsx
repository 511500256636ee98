import { useId } from 'react';
import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { MyConditionsProps } from '../../stores/popups/props/my-conditions-props';

export function MyConditionsPopup({ closing, close }: PopupProps<MyConditionsProps, boolean>) {
  const id = useId();
  return (
    <Dialog
      kind="sheet"
      labelledBy={id}
      closing={closing}
      onClose={() => {
        close();
      }}
    >
      <h2 id={id}>…</h2>
    </Dialog>
  );
}
