import { IconButton } from '../../components/button/IconButton';
import { useIsHeard } from '../../components/attached/use-is-heard';
import { lazily } from '../../ground/lazily';
import type { MateMenuProps } from './MateMenu';

const standing = () => <IconButton kind="on-photo" icon="dots" label="더 많은 기능" disabled />;
const LaterMenu = lazily(async () => (await import('./MateMenu')).MateMenu, undefined, standing);

/** Opened by nobody before the page can be used: its first drawing shows where it stands. */
export function MateMenu(props: MateMenuProps) {
  return useIsHeard() ? <LaterMenu {...props} /> : standing();
}
