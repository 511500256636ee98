import {
  dayTime,
  noticePath,
  noticeWhoText,
  SUPPLY,
  supplyName,
  webLink,
  type AmountRange,
  type Notice,
  type NoticeStatus,
  type SupplyCode,
} from '#core';
import { NOTICES_TRAIL } from './notices-data';
import { trailOf, type Thing } from './thing';

/** Whoever reads this needs no list of every dong. */
const MOST_AREAS = 50;

/** Companies and associations offer these, with the help of the state. */
const PRIVATE_SUPPLIES: readonly SupplyCode[] = [SUPPLY.SOCIAL, SUPPLY.PRIVATE, SUPPLY.OTHER];

/** Of one that is to come its beginning says it. */
const AVAILABILITY: Readonly<Partial<Record<NoticeStatus, string>>> = {
  OPEN: 'https://schema.org/InStock',
  EXPIRE: 'https://schema.org/SoldOut',
};

const price = (
  name: string,
  range: AmountRange | null,
  unit: { readonly unitCode?: string } = {},
) =>
  range === null
    ? []
    : [
        {
          '@type': 'UnitPriceSpecification',
          name,
          ...(range.from === range.to
            ? { price: range.from }
            : { minPrice: range.from, maxPrice: range.to }),
          priceCurrency: 'KRW',
          ...unit,
        },
      ];

/** What has to be paid for a home; money that is given is no price. */
function pricesOf({ supplyTypeCode, deposit, monthly }: Notice): readonly Thing[] {
  if (supplyTypeCode === SUPPLY.MONEY) return [];
  return [...price('보증금', deposit), ...price('월세', monthly, { unitCode: 'MON' })];
}

/** When one may apply, and for how much. */
function offerOf(notice: Notice): Thing {
  const { from, until, status } = notice;
  const availability = AVAILABILITY[status];
  const priceComponent = pricesOf(notice);
  return {
    '@type': 'Offer',
    ...(availability === undefined ? {} : { availability }),
    ...(from === null ? {} : { availabilityStarts: from }),
    ...(until === null ? {} : { availabilityEnds: until }),
    ...(priceComponent.length === 0
      ? {}
      : { priceSpecification: { '@type': 'CompoundPriceSpecification', priceComponent } }),
  };
}

/**
 * A notice's page as data: a service, who provides it where and for whom, and when one may apply. An
 * original that may not be opened is not named.
 */
export function noticeData(
  notice: Notice,
  head: { readonly description: string; readonly picture: string },
): readonly Thing[] {
  const path = noticePath(notice.id);
  const { title, organisation, supplyTypeCode, areas, announcedOn, correctedOn } = notice;
  const isPrivate = PRIVATE_SUPPLIES.includes(supplyTypeCode);
  const original = webLink(notice.link);
  const who = noticeWhoText(notice.conditions);
  return [
    {
      '@type': isPrivate ? 'Service' : 'GovernmentService',
      name: title,
      description: head.description,
      url: { link: path },
      image: { link: head.picture },
      ...(original === null ? {} : { sameAs: { link: original } }),
      serviceType: supplyName(supplyTypeCode),
      provider: {
        '@type': isPrivate ? 'Organization' : 'GovernmentOrganization',
        name: organisation,
      },
      areaServed: areas
        .slice(0, MOST_AREAS)
        .map(({ name }) => ({ '@type': 'AdministrativeArea', name })),
      ...(who === '' ? {} : { audience: { '@type': 'Audience', audienceType: who } }),
      offers: offerOf(notice),
      mainEntityOfPage: {
        '@type': 'WebPage',
        url: { link: path },
        datePublished: dayTime(announcedOn),
        ...(correctedOn === null ? {} : { dateModified: dayTime(correctedOn) }),
      },
    },
    trailOf([...NOTICES_TRAIL, [title, path]]),
  ];
}
