import type { DealFee } from '#core';
import { FeeTable } from '../item-page/FeeTable';
import { Section } from '../item-page/Section';
import styles from './direct-fee.module.scss';

/** What the fee is made of; none is said so. */
export function DirectFee({ fee: { amount, items } }: { readonly fee: DealFee }) {
  return (
    <Section title="관리비">
      {amount === 0 ? (
        <p className={styles.none}>없음</p>
      ) : (
        <FeeTable items={items} total={amount} />
      )}
    </Section>
  );
}
