import type { MateFit } from '#core';
import { Section } from '../item-page/Section';
import styles from './fit-section.module.scss';
import { Reasons } from './Reasons';

/** Why two people would fit, and what they should talk about first (spec/readings R44). */
export function FitSection({ fit: { shared, toTalk } }: { readonly fit: MateFit }) {
  return (
    <Section title="우리가 맞는 점">
      {shared.length > 0 ? (
        <Reasons shared={shared} differing={[]} isLarge />
      ) : (
        <p className={styles.none}>아직 견줄 수 있는 점이 없어요.</p>
      )}
      {toTalk.length > 0 && (
        <>
          <h3 className={styles.title}>만나서 이야기해 볼 점</h3>
          <Reasons shared={[]} differing={toTalk} differingIcon="talk" />
        </>
      )}
    </Section>
  );
}
