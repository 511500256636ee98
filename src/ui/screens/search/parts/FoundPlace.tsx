import type { Place } from '#core';
import { Link } from '../../../components/link/Link';
import { placePath } from '../place-path';
import styles from './found.module.scss';
import { Marked } from './Marked';
import { PlaceFace } from './RowFace';

interface FoundPlaceProps {
  readonly place: Place;
  readonly q: string;
  readonly onChoose: () => void;
}

/** A place that was found; it leads to the map there. */
export function FoundPlace({ place, q, onChoose }: FoundPlaceProps) {
  return (
    <li className={styles.row}>
      <PlaceFace place={place}>
        <Link className={styles.name} to={placePath(place)} onClick={onChoose}>
          <Marked text={place.name} q={q} />
        </Link>
      </PlaceFace>
    </li>
  );
}
