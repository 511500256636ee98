import { useIsHeard } from '../../../components/attached/use-is-heard';
import { lazily } from '../../../ground/lazily';
import type { ConsentBarProps } from './ConsentBar';
import styles from './consent.module.scss';

const room = () => <div className={styles.barRoom} />;
const LaterBar = lazily(async () => (await import('./ConsentBar')).ConsentBar, undefined, room);

/** What is pressed once the page can be used: its first drawing keeps the place alone. */
export function ConsentBar(props: ConsentBarProps) {
  return useIsHeard() ? <LaterBar {...props} /> : room();
}
