import type { Collection } from '#core';
import { useIsHeard } from '../../components/attached/use-is-heard';
import { Button } from '../../components/button/Button';
import { lazily } from '../../ground/lazily';
import styles from '../../widgets/collection/collected.module.scss';

const waiting = () => (
  <div className={styles.acts}>
    <Button icon="people" disabled>
      함께 보기
    </Button>
  </div>
);

const Later = lazily(async () => (await import('./JoinBox')).JoinBox, undefined, waiting);

/** The way in, which answers once every press is heard. */
export function LaterJoinBox(props: { readonly collection: Collection; readonly code: string }) {
  return useIsHeard() ? <Later {...props} /> : waiting();
}
