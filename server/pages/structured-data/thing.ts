import type { Area, LatLng } from '#core';

/** A page or picture of the site by its path, or a whole address; printed as a whole one, or not. */
export interface Linked {
  readonly link: string;
}

type Value = string | number | Linked | Thing | readonly Thing[];

/** Something as schema.org describes it (https://schema.org). */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: Value;
}

/** What the pages that lead to a page are called, and their paths: from the first page on. */
export const trailOf = (steps: readonly (readonly [name: string, path: string])[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, link], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: { link },
  })),
});

/** As far as a dong; no listing says more of where it stands. */
export const addressOf = ({ sido, sigungu, dong }: Area): Thing => ({
  '@type': 'PostalAddress',
  addressCountry: 'KR',
  addressRegion: sido,
  addressLocality: [sigungu, dong].filter(Boolean).join(' '),
});

export const pointOf = ({ lat, lng }: LatLng): Thing => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lng,
});
