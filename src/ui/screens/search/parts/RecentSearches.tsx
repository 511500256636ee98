import { Button } from '../../../components/button/Button';
import { Icon } from '../../../components/icon/Icon';
import { searchIcons } from '../search-icons.data';
import styles from './recent-searches.module.scss';

interface RecentSearchesProps {
  /** The newest first. */
  readonly list: readonly string[];
  readonly onChoose: (q: string) => void;
  readonly onForget: () => void;
}

/** What was searched on this device, while nothing is asked. */
export function RecentSearches({ list, onChoose, onForget }: RecentSearchesProps) {
  if (list.length === 0)
    return (
      <p className={styles.hint}>
        공고 제목과 기관, 지역, 역 이름으로 찾아요. ㅊㄴㅇㅅ처럼 초성으로도 찾을 수 있어요.
      </p>
    );
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <header className={styles.head}>
        <h2 id="recent-searches">최근 검색</h2>
        <Button kind="plain" onClick={onForget}>
          모두 지우기
        </Button>
      </header>
      <ul>
        {list.map((q) => (
          <li key={q}>
            <button
              type="button"
              className={styles.row}
              onClick={() => {
                onChoose(q);
              }}
            >
              <Icon shape={searchIcons.clock} size={20} />
              <span>{q}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
