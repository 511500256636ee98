import { Link } from '../../../components/link/Link';
import { QUICK_MENU } from '../../../ground/areas';
import { Icon } from '../../../components/icon/Icon';
import styles from './quick-menu.module.scss';

/** Every area of the product, the map first. */
export function QuickMenu() {
  return (
    <nav aria-label="바로 가기">
      <ul className={styles.menu}>
        {QUICK_MENU.map((area) => (
          <li key={area.path}>
            <Link to={area.path} className={styles.link}>
              <span className={styles.tile}>
                <Icon name={area.icon} />
              </span>
              {area.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
