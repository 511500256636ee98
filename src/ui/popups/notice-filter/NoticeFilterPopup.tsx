import type { NoticeFilter } from '#core';
import { useId } from 'react';
import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { NoticeFilterProps } from '../../stores/popups/props/notice-filter-props';

export function NoticeFilterPopup({
  closing,
  close,
}: PopupProps<NoticeFilterProps, NoticeFilter | null>) {
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
