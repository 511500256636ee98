import { Button } from '../../../components/button/Button';
import { IconButton } from '../../../components/button/IconButton';
import { Icon } from '../../../components/icon/Icon';
import { searchIcons } from '../search-icons.data';
import styles from './recent-searches.module.scss';

interface RecentSearchesProps {
  /** The newest first. */
  readonly list: readonly string[];
  readonly onChoose: (q: string) => void;
  readonly onForget: (q: string) => void;
  readonly onForgetAll: () => void;
}

/** What was searched on this device, while nothing is asked. */
export function RecentSearches(props: RecentSearchesProps) {
  const { list, onChoose, onForget, onForgetAll } = props;
  if (list.length === 0)
    return (
      <p className={styles.hint}>
        공고와 글, 직거래, 매거진, 지역과 역 이름으로 찾아요. ㅊㄴㅇㅅ처럼 초성으로도 찾을 수
        있어요.
      </p>
    );
  return (
    <section className={styles.recent} aria-labelledby="recent-searches">
      <header className={styles.head}>
        <h2 id="recent-searches">최근 검색</h2>
        <Button kind="plain" onClick={onForgetAll}>
          모두 지우기
        </Button>
      </header>
      <ul>
        {list.map((q) => (
          <li key={q} className={styles.entry}>
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
            <IconButton
              icon="close"
              label={`${q} 지우기`}
              size={20}
              onClick={() => {
                onForget(q);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
