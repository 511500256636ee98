import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { useServices } from '../../../ground/services';
import { maintenanceText } from '../../../widgets/price-tag/maintenance-text';
import { PriceTag } from '../../../widgets/price-tag/PriceTag';
import type { ListedHouse } from '../zzim-lists';
import styles from './gone-house.module.scss';

interface GoneHouseProps {
  readonly listed: ListedHouse;
  readonly line: string;
}

/** A remembered house that is no longer there: what is still known of it, and the way to let go. */
export function GoneHouse({ listed, line }: GoneHouseProps) {
  const { zzim, toasts } = useServices().stores;
  const { kept, dongName } = listed;
  return (
    <article className={styles.gone}>
      <div className={styles.picture}>
        <Icon name="home" size={22} />
        삭제된 매물
      </div>
      <div className={styles.text}>
        {kept !== null && (
          <h3 className={styles.price}>
            <PriceTag price={kept.KEPT} /> <small>{maintenanceText(kept.KEPT.maintenance)}</small>
          </h3>
        )}
        {dongName !== '' && <h3 className={styles.price}>{dongName}</h3>}
        <p>더는 볼 수 없는 집이에요.</p>
        {line !== '' && <p>{line}</p>}
        {kept !== null && (
          <Button
            kind="outline"
            className={styles.remove}
            onClick={() => {
              zzim.leave(kept.TARGET_ID);
              toasts.show('목록에서 지웠어요', {
                name: '되돌리기',
                run: () => {
                  zzim.putBack(kept);
                },
              });
            }}
          >
            지우기
          </Button>
        )}
      </div>
    </article>
  );
}
