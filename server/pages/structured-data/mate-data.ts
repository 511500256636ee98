import { APP_PAGES, mateListPath, matePageHeadline, matePath } from '#core';
import type { MateRecord } from '../../ports/deals/mates';
import { dealTrail } from './deal-list-data';
import { addressOf, trailOf, type Thing } from './thing';

/** A room in a home that is shared, or the dongs where somebody would live: as far as a dong. */
const aboutOf = ({ side, dongs }: MateRecord): readonly Thing[] =>
  dongs.map((dong) => ({
    '@type': side === 'HAS' ? 'Room' : 'Place',
    name: [dong.sigungu, dong.dong].filter(Boolean).join(' '),
    address: addressOf(dong),
  }));

/**
 * A mate's page as data: that there is one, about which dongs, and the way to it. No machine collects who
 * they are or how they live: nothing of it is said, nor what they wrote in words of their own.
 */
export function mateData(mate: MateRecord, photo: string | null): readonly Thing[] {
  const path = matePath(mate.id);
  const name = matePageHeadline(mate);
  const [first] = mate.dongs;
  return [
    {
      '@type': 'ItemPage',
      name,
      url: { link: path },
      ...(photo === null ? {} : { image: { link: photo } }),
      datePublished: mate.createdAt,
      ...(mate.editedAt === null ? {} : { dateModified: mate.editedAt }),
      ...(mate.isExample ? { description: '예시로 만든 글이에요.' } : {}),
      inLanguage: 'ko',
      about: aboutOf(mate),
    },
    trailOf([
      ...dealTrail(
        APP_PAGES.mate,
        first === undefined
          ? null
          : {
              name: [first.sigungu, first.dong].filter(Boolean).join(' '),
              path: mateListPath(first.dongliCode),
            },
      ),
      [name, path],
    ]),
  ];
}
