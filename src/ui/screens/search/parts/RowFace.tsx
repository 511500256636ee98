import type { ReactNode } from 'react';
import {
  noticeAmountTexts,
  noticeAreaText,
  noticeLater,
  seoulDay,
  type NoticeSummary,
  type Place,
} from '#core';
import { Icon } from '../../../components/icon/Icon';
import type { IconShape } from '../../../components/icon/icon-shape';
import { icons } from '../../../components/icon/icons.data';
import { popupIcons } from '../../../components/icon/popup-icons.data';
import { LineBadge } from '../../../widgets/line-badge/LineBadge';
import { DueBadge } from '../../../widgets/notice-row/DueBadge';
import { SupplySign } from '../../../widgets/notice-row/SupplySign';
import styles from './found.module.scss';
import { Marked } from './Marked';

const KIND_ICON: Readonly<Record<Place['kind'], IconShape>> = {
  area: icons.map,
  station: popupIcons.station,
  university: icons.book,
};

interface NoticeFaceProps {
  readonly notice: NoticeSummary;
  /** What was asked: whose notice it is, and where, may be why it was found. */
  readonly q: string;
  /** Milliseconds. */
  readonly now: number;
  /** The title, as it is pressed or read. */
  readonly children: ReactNode;
}

/** A notice in two lines. */
export function NoticeFace({ notice: found, q, now, children }: NoticeFaceProps) {
  const notice = noticeLater(found, now);
  const { organisation, areas, supplyTypeCode, status } = notice;
  const names = [organisation, noticeAreaText(areas)].filter((part) => part !== '');
  const [amount] = noticeAmountTexts(notice);
  return (
    <>
      <SupplySign code={supplyTypeCode} status={status} size={36} />
      <div className={styles.text}>
        {children}
        <p className={styles.said}>
          <Marked text={names.join(' · ')} q={q} isTitle={false} />
          {amount !== undefined && ` · ${amount}`}
        </p>
      </div>
      <DueBadge notice={notice} today={seoulDay(now)} now={now} />
    </>
  );
}

interface PlaceFaceProps {
  readonly place: Place;
  /** The name, as it is pressed or read. */
  readonly children: ReactNode;
}

/** A place in two lines. */
export function PlaceFace({ place, children }: PlaceFaceProps) {
  return (
    <>
      <span className={styles.sign}>
        <Icon shape={KIND_ICON[place.kind]} size={20} />
      </span>
      <div className={styles.text}>
        {children}
        <p className={styles.said}>{place.detail}</p>
      </div>
      <span className={styles.lines}>
        {place.lines.map((line) => (
          <LineBadge key={line.name} line={line} />
        ))}
      </span>
    </>
  );
}
