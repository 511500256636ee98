import { Icon } from '../../components/icon/Icon';
import { classNames } from '../../styles/class-names';
import { KeepButton } from '../keep-button/KeepButton';
import styles from './zzim-heart.module.scss';

/** On a picture, in a bar of icons, or 52 px square beside the buttons of the contact bar. */
export type HeartKind = 'photo' | 'bare' | 'bar';

interface HeartProps {
  /** What is kept, in words. */
  readonly name: string;
  readonly isKept: boolean;
  readonly kind: HeartKind;
  readonly className?: string | undefined;
  readonly onToggle: () => void;
}

/** How every heart looks; filled where it is kept. */
export function Heart({ name, isKept, kind, className, onToggle }: HeartProps) {
  return (
    <KeepButton
      name={name}
      isKept={isKept}
      isInBar={kind === 'bar'}
      className={classNames(styles.heart, kind === 'photo' && styles.photo, className)}
      onToggle={onToggle}
    >
      <Icon name="heart" />
    </KeepButton>
  );
}
