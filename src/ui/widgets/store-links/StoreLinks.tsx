import type { AppEnv } from '../../ground/services';
import type { Device } from '#core';
import styles from './store-links.module.scss';

interface StoreLinksProps {
  readonly app: AppEnv;
  readonly system: Device['system'];
}

/** The ways to the stores: the system's own, or both where it is neither. */
export function StoreLinks({ app, system }: StoreLinksProps) {
  return (
    <div className={styles.stores}>
      {system !== 'ios' && <StoreLink href={app.androidStoreUrl} name="Google Play에서 받기" />}
      {system !== 'android' && <StoreLink href={app.iosStoreUrl} name="App Store에서 받기" />}
    </div>
  );
}

function StoreLink({ href, name }: { readonly href: string; readonly name: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.store}>
      {name}
    </a>
  );
}
