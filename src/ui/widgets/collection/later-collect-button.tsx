import { useIsHeard } from '../../components/attached/use-is-heard';
import { lazily } from '../../ground/lazily';
import type { CollectButtonProps } from './CollectButton';
import styles from './collect-button.module.scss';

/** Its room, so that nothing moves when it comes. */
const room = () => <div className={styles.collect} />;

const Later = lazily(async () => (await import('./CollectButton')).CollectButton, undefined, room);

/** Below a card of a list, once the page can be used: first drawings do without its code. */
export function CollectButton(props: CollectButtonProps) {
  return useIsHeard() ? <Later {...props} /> : room();
}
