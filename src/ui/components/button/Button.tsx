import type { ComponentProps } from 'react';
import { Link, type LinkProps } from '../link/Link';
import { classNames } from '../../styles/class-names';
import { Icon, type IconName } from '../icon/Icon';
import { Spinner } from '../state/Spinner';
import styles from './button.module.scss';

interface ButtonLook {
  /** One primary a view: brand fill with ink text. */
  readonly kind?: 'primary' | 'outline' | 'plain' | 'danger';
  /** 52 px in bars, 48 px in dialogs, 44 px elsewhere. */
  readonly size?: 'bar' | 'dialog' | 'small';
  readonly wide?: boolean;
  readonly icon?: IconName;
}

const look = ({ kind = 'primary', size = 'small', wide = false }: ButtonLook) =>
  classNames(styles.button, styles[kind], styles[size], wide && styles.wide);

/** `busy` shows that the press is being worked on and takes no second one. */
export function Button({
  kind,
  size,
  wide,
  icon,
  busy = false,
  className,
  children,
  ...rest
}: ButtonLook & { readonly busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      className={classNames(
        look({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }),
        busy && styles.busy,
        className,
      )}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'bar' ? 20 : 18} />}
      <span>{children}</span>
      {busy && <Spinner size={18} />}
    </button>
  );
}

/** A link that looks like a button: it changes the address, a button does not. */
export function ButtonLink({
  kind,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames(
        look({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) }),
        className,
      )}
    >
      {icon !== undefined && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </Link>
  );
}
