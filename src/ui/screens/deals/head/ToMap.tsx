import { DIRECT_SORT, directListTo, type DirectListAddress } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { Link } from '../../../components/link/Link';
import { PATH } from '../../../ground/paths';
import styles from './to-map.module.scss';

/** What the map calls otherwise. */
const NAME_ON_MAP: Readonly<Record<string, string>> = {
  roomType: 'type',
  rentType: 'dealType',
  dongliCode: 'dong',
};

/** The same rooms on the map, asked what the list is asked. */
export function ToMap({ filter }: Pick<DirectListAddress, 'filter'>) {
  const asked = directListTo({ filter, sort: DIRECT_SORT.newest, isAround: false });
  const params = new URLSearchParams({ layer: 'direct' });
  for (const [name, value] of new URLSearchParams(asked))
    params.set(NAME_ON_MAP[name] ?? name, value);
  return (
    <Link
      to={`${PATH.map}?${params.toString()}`}
      className={styles.way}
      aria-label="지도에서 보기"
      title="지도에서 보기"
    >
      <Icon name="map" />
    </Link>
  );
}
