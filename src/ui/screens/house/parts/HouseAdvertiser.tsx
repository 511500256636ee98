import { contactNumber, withParticle, type House } from '#core';
import { Icon } from '../../../components/icon/Icon';
import { houseIcons } from '../../../components/icon/house-icons.data';
import { housePageIcons } from '../house-page-icons.data';
import { Section } from '../../../widgets/item-page/Section';
import styles from './house-advertiser.module.scss';

const RELATION = { LAND_LORD: '집주인', TENANT: '지금 사는 세입자' } as const;

/**
 * Who advertises: what the law asks of a broker, or the poster's relation to the room
 * (spec/facts F5).
 */
export function HouseAdvertiser({ house }: { readonly house: House }) {
  const { advertiser } = house;
  if (advertiser.kind !== 'BROKER') {
    const relation = RELATION[advertiser.kind];
    return (
      <Section title="등록한 사람">
        <div className={styles.who}>
          <span className={styles.icon}>
            <Icon name="person" size={24} />
          </span>
          <div>
            <p className={styles.name}>
              {advertiser.name} · {relation}
            </p>
            <p className={styles.detail}>{withParticle(relation, '이/가')} 직접 올린 집이에요.</p>
          </div>
        </div>
        <SafetyNote deposit={house.deposit} />
      </Section>
    );
  }
  const rows = [
    ['대표', advertiser.representative],
    ['등록번호', advertiser.registrationNumber],
    ['주소', advertiser.address],
    ['전화', contactNumber(advertiser.tel) ?? advertiser.tel],
  ] as const;
  return (
    <Section title="중개사무소">
      <div className={styles.who}>
        <span className={styles.icon}>
          <Icon shape={houseIcons.building} size={24} />
        </span>
        <p className={styles.name}>{advertiser.office}</p>
      </div>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SafetyNote deposit={house.deposit} />
    </Section>
  );
}

/** What keeps a deposit safe, whoever advertises. */
function SafetyNote({ deposit }: { readonly deposit: number }) {
  if (deposit === 0) return null;
  return (
    <p className={styles.safety}>
      <Icon shape={housePageIcons.shield} size={20} />
      계약하기 전에 등기부등본에서 소유자와 근저당을 확인하고, 보증금은 소유자 이름의 계좌로
      보내세요.
    </p>
  );
}
