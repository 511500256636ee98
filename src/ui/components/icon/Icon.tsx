import { classNames } from '../../styles/class-names';
import type { IconShape } from './icon-shape';
import { icons } from './icons.data';
import styles from './icon.module.scss';

export type IconName = keyof typeof icons;

type IconProps = ({ readonly name: IconName } | { readonly shape: IconShape }) & {
  /** 14, 16, 18, 20, 22, 24 px are the sizes in use. */
  readonly size?: number;
  readonly className?: string | undefined;
};

/**
 * A line icon in the colour of the text around it, silent for screen readers: whatever it stands
 * in has a label of its own. `shape` takes icons of a lazy table, such as `houseIcons`.
 */
export function Icon({ size = 24, className, ...from }: IconProps) {
  const shape: IconShape = 'shape' in from ? from.shape : icons[from.name];
  const soft = 'name' in from && from.name === 'clear';
  return (
    <svg
      className={classNames(styles.icon, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {shape.fill !== undefined && (
        <path className={soft ? styles.soft : styles.fill} d={shape.fill} />
      )}
      <path d={shape.line} />
    </svg>
  );
}
