import { COMPARED_GONE, COMPARED_KIND, houseName, houseTypeName, type ComparedRoom } from '#core';
import { IconButton } from '../../components/button/IconButton';
import { Tag } from '../../components/chip/Tag';
import { Icon } from '../../components/icon/Icon';
import { Link } from '../../components/link/Link';
import { PATH } from '../../ground/paths';
import { HousePhoto } from '../../widgets/house-card/HousePhoto';
import { PriceTag } from '../../widgets/price-tag/PriceTag';
import type { Compared } from './ask-compared';
import styles from './compare-head.module.scss';
import type { CompareActs } from './use-compare-acts';

interface CompareHeadProps {
  readonly code: string;
  /** Null for one that is no longer there. */
  readonly compared: Compared | null;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly acts: CompareActs;
}

/** What stands above a column: the picture, the price as the way to it, and what is done with it. */
export function CompareHead({ code, compared, isFirst, isLast, acts }: CompareHeadProps) {
  const name = compared === null ? '볼 수 없는 방' : houseName(compared.room);
  return (
    <div className={styles.head}>
      {compared === null ? (
        <div className={styles.gone}>
          <Icon name="home" size={20} />
        </div>
      ) : (
        <HousePhoto
          photo={compared.photo}
          count={0}
          isSold={compared.room.standing === 'let'}
          isLarge
          isFirst
        />
      )}
      <IconButton
        className={styles.remove}
        icon="close"
        size={26}
        label={`${name} 비교에서 빼기`}
        data-act="remove"
        onClick={() => {
          acts.remove(code);
        }}
      />
      {compared === null ? <p className={styles.lost}>{COMPARED_GONE}</p> : <Named {...compared} />}
      <div className={styles.moves}>
        {!isFirst && (
          <IconButton
            icon="chevron-left"
            size={18}
            label={`${name} 앞으로 옮기기`}
            data-act="earlier"
            onClick={() => {
              acts.move(code, name, -1);
            }}
          />
        )}
        {!isLast && (
          <IconButton
            className={styles.later}
            icon="chevron-right"
            size={18}
            label={`${name} 뒤로 옮기기`}
            data-act="later"
            onClick={() => {
              acts.move(code, name, 1);
            }}
          />
        )}
      </div>
    </div>
  );
}

function Named({ room }: { readonly room: ComparedRoom }) {
  const isDirect = room.kind === COMPARED_KIND.direct;
  return (
    <>
      {/* Pushed: whoever looks at one comes back to compare it (ADR 0003). */}
      <Link
        className={styles.price}
        to={isDirect ? PATH.directDetail(room.id) : PATH.house(room.id)}
      >
        <PriceTag price={room} />
      </Link>
      <p className={styles.place}>
        {room.dong} {houseTypeName(room.type)}
      </p>
      <p className={styles.tags}>
        <Tag>{isDirect ? '직거래' : '집'}</Tag>
        {room.standing === 'reserved' && <Tag tone="warning">예약 중</Tag>}
        {room.standing === 'let' && <Tag>거래 완료</Tag>}
      </p>
    </>
  );
}
