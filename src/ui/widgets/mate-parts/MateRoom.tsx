import {
  formatManwon,
  mateMoveInText,
  mateStayText,
  NOT_SAID,
  roomOptionName,
  utilityName,
  type MateHas,
  type MateTerms,
  type MateWant,
  type Yyyymmdd,
} from '#core';
import { Icon } from '../../components/icon/Icon';
import { houseIcons } from '../../components/icon/house-icons.data';
import { AreaText } from '../area-text/AreaText';
import { CostSplit } from '../direct-parts/CostSplit';
import { Utilities } from '../direct-parts/Utilities';
import { Section } from '../item-page/Section';
import facts from '../item-page/room-facts.module.scss';
import styles from './mate-room.module.scss';

interface MateRoomProps<Mate extends MateTerms = MateTerms> {
  readonly mate: Mate;
  readonly today: Yyyymmdd;
}

/** The room that is shared and what one's share of it costs; or what is looked for. */
export function MateRoom({ mate, today }: MateRoomProps) {
  return mate.side === 'HAS' ? (
    <Given mate={mate} today={today} />
  ) : (
    <Wanted mate={mate} today={today} />
  );
}

function Given({ mate, today }: MateRoomProps<MateHas>) {
  return (
    <>
      <Section title="방과 비용">
        <dl className={facts.facts}>
          <div>
            <Icon shape={houseIcons.rooms} size={20} />
            <dt>쓰는 방</dt>
            <dd>{mate.ownArea === null ? NOT_SAID : <AreaText area={mate.ownArea} spaced />}</dd>
          </div>
          <div>
            <Icon name="people" size={20} />
            <dt>함께 사는 사람</dt>
            <dd>{mate.people}명 (나까지)</dd>
          </div>
          <When mate={mate} today={today} />
        </dl>
        <CostSplit
          deposit={mate.deposit}
          monthly={mate.monthly}
          maintenance={mate.maintenance}
          today={today}
        />
      </Section>
      <Utilities paid={mate.utilities} />
    </>
  );
}

function Wanted({ mate, today }: MateRoomProps<MateWant>) {
  const wishes = [
    ['한 달', mate.monthly === 0 ? '월세 없이' : `${formatManwon(mate.monthly)}원까지`],
    ['보증금', mate.deposit === 0 ? '없이' : `${formatManwon(mate.deposit)}원까지`],
    ['동네', mate.dongs.map(({ dong }) => dong).join(', ')],
    ['관리비에 있으면', mate.utilities.map(utilityName).join(', ')],
    ['이런 방이면', mate.options.map(roomOptionName).join(', ')],
  ] as const;
  return (
    <Section title="찾는 방">
      <dl className={facts.facts}>
        <When mate={mate} today={today} />
      </dl>
      <dl className={styles.wishes}>
        {wishes
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}

function When({ mate, today }: MateRoomProps) {
  return (
    <>
      <div>
        <Icon shape={houseIcons.calendar} size={20} />
        <dt>입주</dt>
        <dd>{mateMoveInText(mate.moveIn, today)}</dd>
      </div>
      <div>
        <Icon shape={clock} size={20} />
        <dt>기간</dt>
        <dd>{mateStayText(mate.stay)}</dd>
      </div>
    </>
  );
}

const clock = { line: 'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0zM12 7.5V12l3 2' };
