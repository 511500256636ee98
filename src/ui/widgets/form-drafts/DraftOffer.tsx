import styles from './draft-offer.module.scss';

interface DraftAct {
  readonly name: string;
  readonly onPress: () => void;
}

interface DraftOfferProps {
  readonly headline: string;
  /** What it is about and when it was kept; what is empty is left out. */
  readonly details: readonly (string | false)[];
  readonly leave: DraftAct;
  readonly take: DraftAct;
}

/** A draft that was found, to be gone on with or left. */
export function DraftOffer({ headline, details, leave, take }: DraftOfferProps) {
  return (
    <div role="status" className={styles.found}>
      <p>
        <b>{headline}</b>
        <small>{details.filter(Boolean).join(' · ')}</small>
      </p>
      <div className={styles.acts}>
        <button type="button" className={styles.quiet} onClick={leave.onPress}>
          {leave.name}
        </button>
        <button type="button" onClick={take.onPress}>
          {take.name}
        </button>
      </div>
    </div>
  );
}
