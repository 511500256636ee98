import {
  createContext,
  useContext,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { FailedState } from '../components/state/FailedState';
import { Spinner } from '../components/state/Spinner';
import styles from './lazily.module.scss';

/**
 * The modules whose views may be drawn at once; null for all that are there. A server that has drawn
 * other pages has more of them than the browser that takes this one over.
 */
export const ReadyContext = createContext<readonly string[] | null>(null);

/** What {@link lazily} makes of a component. */
export interface LazyView<Props extends object> {
  (props: Props): ReactNode;
  /** Fetches it; from then on it is drawn at once. Tells its source. Rejects where it cannot be had. */
  readonly ready: () => Promise<string>;
}

/**
 * A component in a chunk of its own. Once loaded it is drawn at once, without a moment of nothing,
 * so that Back finds the page as it was. A chunk that cannot be had says so and tries again.
 * `source` is its module as the build's list of files names it, for one that a page begins with;
 * `waiting` stands there meanwhile, where more than a sign of it has to.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  source = '',
  waiting?: () => ReactNode,
): LazyView<Props> {
  let known: ComponentType<Props> | null = null;
  const ready = async () => {
    known ??= await load();
    return source;
  };
  return Object.assign(Lazily, { ready });

  function Lazily(props: Props) {
    const drawable = useContext(ReadyContext);
    const isHeldBack = drawable !== null && !drawable.includes(source);
    const [Screen, setScreen] = useState<ComponentType<Props> | null>(() =>
      isHeldBack ? null : known,
    );
    const [failures, setFailures] = useState(0);
    const [attempt, setAttempt] = useState(0);

    useEffect(() => {
      if (Screen !== null) return undefined;
      let isWanted = true;
      load().then(
        (loaded) => {
          known = loaded;
          if (isWanted) setScreen(() => loaded);
        },
        () => {
          if (isWanted) setFailures((count) => count + 1);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [Screen, attempt]);

    if (Screen !== null) return <Screen {...props} />;
    if (failures > attempt) {
      return (
        <FailedState
          title="화면을 불러오지 못했어요"
          reason="네트워크 연결을 확인해 주세요."
          onRetry={() => {
            // Some browsers remember a failed module; only a new page asks for it again.
            if (failures > 1) location.reload();
            else setAttempt(failures);
          }}
        />
      );
    }
    if (waiting !== undefined) return waiting();
    return (
      <div className={styles.waiting} role="status" aria-label="불러오는 중">
        <Spinner />
      </div>
    );
  }
}
