import { Button } from '../../components/button/Button';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { MessageDialog } from '../message/MessageDialog';
import type { AlertProps } from './alert-props';

/** One sentence and one button. */
export function AlertPopup({ props, closing, close }: PopupProps<AlertProps, undefined>) {
  return (
    <MessageDialog title={props.title} message={props.message} closing={closing} onClose={close}>
      <Button
        size="dialog"
        onClick={() => {
          close();
        }}
      >
        {props.confirmText ?? '확인'}
      </Button>
    </MessageDialog>
  );
}
