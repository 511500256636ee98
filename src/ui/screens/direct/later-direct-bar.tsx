import { useIsHeard } from '../../components/attached/use-is-heard';
import { lazily } from '../../ground/lazily';
import type { DirectBarProps } from './DirectBar';
import styles from './direct-view.module.scss';

const room = () => <div className={styles.barRoom} />;
const LaterBar = lazily(async () => (await import('./DirectBar')).DirectBar, undefined, room);

/** What is pressed once the page can be used: its first drawing keeps the place alone. */
export function DirectBar(props: DirectBarProps) {
  return useIsHeard() ? <LaterBar {...props} /> : room();
}
