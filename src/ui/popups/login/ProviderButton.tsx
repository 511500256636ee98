import { Spinner } from '../../components/state/Spinner';
import { classNames } from '../../styles/class-names';
import type { ShownProvider } from './login-buttons';
import styles from './login-popup.module.scss';
import { PROVIDER_BUTTONS } from './providers.data';

interface ProviderButtonProps {
  readonly provider: ShownProvider;
  /** This one is being asked. */
  readonly isBusy: boolean;
  /** Another one is. */
  readonly isWaiting: boolean;
  readonly onPress: () => void;
}

/** A provider in its own colour. */
export function ProviderButton({ provider, isBusy, isWaiting, onPress }: ProviderButtonProps) {
  const { text, mark } = PROVIDER_BUTTONS[provider];
  return (
    <button
      type="button"
      className={classNames(styles.provider, styles[provider])}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isWaiting || undefined}
      onClick={onPress}
    >
      {isBusy ? (
        <Spinner size={20} />
      ) : (
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={mark} fill="currentColor" />
        </svg>
      )}
      {text}
    </button>
  );
}
