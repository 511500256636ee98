import { Dialog } from '../../components/dialog/Dialog';
import type { PopupProps } from '../../stores/popups/popup-kind';
import type { DealContactProps } from '../../stores/popups/props/deal-contact-props';
import { NumberSheet } from './NumberSheet';
import { WarningSheet } from './WarningSheet';

/** The names of what is shown, by which the dialog is called. */
const NAME = { warning: '연락하기 전에', number: '연락처' } as const;

/** Before somebody who offers a room is reached: a warning that answers true to go on, or the number. */
export function DealContactPopup({ props, closing, close }: PopupProps<DealContactProps, boolean>) {
  const leave = () => {
    close(false);
  };
  return (
    <Dialog kind="sheet" label={NAME[props.kind]} closing={closing} onClose={leave}>
      {props.kind === 'warning' ? (
        <WarningSheet
          {...props}
          onLeave={leave}
          onGoOn={() => {
            close(true);
          }}
        />
      ) : (
        <NumberSheet {...props} onLeave={leave} />
      )}
    </Dialog>
  );
}
