import { useId } from 'react';
import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { NoticeAlarmProps } from '../../stores/popups/props/notice-alarm-props';

export function NoticeAlarmPopup({ closing, close }: PopupProps<NoticeAlarmProps, undefined>) {
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
