import { mateHeadline, matePath, matePersonLine, matePlaceLine, type MateSummary } from '#core';
import { Link } from '../../../components/link/Link';
import styles from './found.module.scss';
import { Marked } from './Marked';

interface FoundMateProps {
  readonly mate: MateSummary;
  /** What its text says around the hit. */
  readonly said: string;
  readonly q: string;
  readonly onChoose: () => void;
}

/** Somebody to live with who was found; their name leads to their page. */
export function FoundMate({ mate, said, q, onChoose }: FoundMateProps) {
  return (
    <li className={styles.words}>
      <Link className={styles.name} to={matePath(mate.id)} title={mate.title} onClick={onChoose}>
        <Marked text={mate.title} q={q} />
      </Link>
      <p className={styles.quote}>
        <Marked text={said} q={q} isTitle={false} />
      </p>
      <p className={styles.foot}>
        <span>
          메이트 · {mateHeadline(mate)} · {matePlaceLine(mate)} · {matePersonLine(mate)}
          {mate.isExample && ' · 예시'}
        </span>
      </p>
    </li>
  );
}
