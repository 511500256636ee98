import { Button } from '../../components/button/Button';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { MessageDialog } from '../message/MessageDialog';
import type { ConfirmProps } from '../../stores/popups/props/confirm-props';

/** A question: 취소 at the left answers false, 확인 at the right true. */
export function ConfirmPopup({ props, closing, close }: PopupProps<ConfirmProps, boolean>) {
  return (
    <MessageDialog title={props.title} message={props.message} closing={closing} onClose={close}>
      <Button
        kind="outline"
        size="dialog"
        onClick={() => {
          close(false);
        }}
      >
        {props.cancelText ?? '취소'}
      </Button>
      <Button
        kind={props.isDangerous === true ? 'danger' : 'primary'}
        size="dialog"
        onClick={() => {
          close(true);
        }}
      >
        {props.confirmText ?? '확인'}
      </Button>
    </MessageDialog>
  );
}
