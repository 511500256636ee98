import { contactNumber, type House } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { houseIcons } from '../../../components/icon/house-icons.data';
import { Section } from './Section';
import styles from './place-advertiser.module.scss';

const RELATION = { LAND_LORD: '집주인이', TENANT: '지금 사는 세입자가' } as const;

/** Who advertises: what the law asks of a broker, or the poster's relation to the room (F5). */
export function PlaceAdvertiser({ advertiser }: { readonly advertiser: House['advertiser'] }) {
  if (advertiser.kind !== 'BROKER') {
    const relation = RELATION[advertiser.kind];
    return (
      <Section title="등록한 사람">
        <div className={styles.who}>
          <span className={styles.icon}>
            <Icon name="person" size={24} />
          </span>
          <div>
            <p className={styles.name}>{advertiser.name}</p>
            <p className={styles.detail}>{relation} 직접 올린 집이에요.</p>
          </div>
        </div>
      </Section>
    );
  }
  return (
    <Section title="중개사무소">
      <div className={styles.who}>
        <span className={styles.icon}>
          <Icon shape={houseIcons.building} size={24} />
        </span>
        <div>
          <p className={styles.name}>{advertiser.office}</p>
          <p className={styles.detail}>
            대표 {advertiser.representative} · 등록번호 {advertiser.registrationNumber}
          </p>
        </div>
      </div>
      <p className={styles.address}>
        {advertiser.address}
        <br />
        {contactNumber(advertiser.tel) ?? advertiser.tel}
      </p>
    </Section>
  );
}
