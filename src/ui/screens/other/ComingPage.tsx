import type { ComingArea } from '#core';
import { Page } from '../../ground/Page';
import { PATH } from '../../ground/paths';
import { ButtonLink } from '../../components/button/Button';
import { Icon } from '../../components/icon/Icon';
import { EmptyState } from '../../components/state/EmptyState';
import { COMING_AREAS, type ComingWords } from './coming-areas.data';
import styles from './other.module.scss';

interface ComingPageProps {
  readonly title: string;
  readonly area: ComingArea;
}

/** Says in one line what will be here, and leads to what is there already. */
export function ComingPage({ title, area }: ComingPageProps) {
  const words = COMING_AREAS[area];
  return (
    <Page title={title} parent={PATH.home}>
      <div className={styles.middle}>
        <EmptyState
          picture={<ComingPicture icon={words.icon} />}
          title="준비하고 있어요"
          hint={words.promise}
        >
          <ButtonLink to={PATH.map} icon="map">
            지도에서 방 찾기
          </ButtonLink>
        </EmptyState>
      </div>
    </Page>
  );
}

/** The room of the logo with its light on, and the area's sign on the wall. */
function ComingPicture({ icon }: Pick<ComingWords, 'icon'>) {
  return (
    <div className={styles.picture}>
      <svg width="148" height="112" viewBox="0 0 148 112" aria-hidden="true" focusable="false">
        <ellipse cx="74" cy="102" rx="62" ry="7" fill="var(--line)" />
        <path d="M20 14h108a4 4 0 0 1 4 4v82H16V18a4 4 0 0 1 4-4Z" fill="#f3ede4" />
        <path d="M16 18a4 4 0 0 1 4-4h26v86H16Z" fill="#e6dccd" />
        <path d="M16 88h116v12H16Z" fill="#c99b6a" />
        <path d="M74 14v9" stroke="#17191c" strokeWidth="2" />
        <path d="M62 34a12 12 0 0 1 24 0Z" fill="#00c1b1" />
        <path d="M62 34h24l14 54H48Z" fill="#fee500" opacity=".18" />
        <rect
          x="24"
          y="32"
          width="16"
          height="22"
          rx="2"
          fill="#bfe3f2"
          stroke="#fff"
          strokeWidth="3"
        />
        <path d="M109 88V74h14v14Z" fill="#007a70" />
        <path
          d="M116 74c-8-2-9-10-8-14 5 1 8 5 8 14Zm0 0c0-8 4-12 9-13 1 5-1 12-9 13Z"
          fill="#00a698"
        />
      </svg>
      <span className={styles.sign}>
        <Icon name={icon} size={22} />
      </span>
    </div>
  );
}
