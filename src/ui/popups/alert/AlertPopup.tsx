import { Button } from '../../components/button/Button';
import type { PopupProps } from '../../stores/popups/popup-kind';
import { MessageDialog } from '../message/MessageDialog';
import type { AlertProps } from '../../stores/popups/props/alert-props';
import { ServerWords } from '../../widgets/server-html/ServerWords';

/** One sentence and one button. */
export function AlertPopup({ props, closing, close }: PopupProps<AlertProps, undefined>) {
  return (
    <MessageDialog
      title={props.title}
      message={<ServerWords message={props.message} html={props.html} />}
      closing={closing}
      onClose={close}
    >
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
