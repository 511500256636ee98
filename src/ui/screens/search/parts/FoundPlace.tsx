import type { Place } from '#core';
import { Icon } from '../../../components/icon/Icon';
import type { IconShape } from '../../../components/icon/icon-shape';
import { icons } from '../../../components/icon/icons.data';
import { popupIcons } from '../../../components/icon/popup-icons.data';
import { Link } from '../../../components/link/Link';
import { LineBadge } from '../../../widgets/line-badge/LineBadge';
import { placePath } from '../place-path';
import styles from './found.module.scss';
import { Marked } from './Marked';

const KIND_ICON: Readonly<Record<Place['kind'], IconShape>> = {
  area: icons.map,
  station: popupIcons.station,
  university: icons.book,
};

interface FoundPlaceProps {
  readonly place: Place;
  readonly q: string;
  readonly onChoose: () => void;
}

/** A place that was found; it leads to the map there. */
export function FoundPlace({ place, q, onChoose }: FoundPlaceProps) {
  return (
    <li className={styles.row}>
      <span className={styles.sign}>
        <Icon shape={KIND_ICON[place.kind]} size={20} />
      </span>
      <div className={styles.text}>
        <Link className={styles.name} to={placePath(place)} onClick={onChoose}>
          <Marked text={place.name} q={q} />
        </Link>
        <p className={styles.said}>{place.detail}</p>
      </div>
      <span className={styles.lines}>
        {place.lines.map((line) => (
          <LineBadge key={line.name} line={line} />
        ))}
      </span>
    </li>
  );
}
