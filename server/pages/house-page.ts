import { houseHeadline, houseOutline, housePath } from '#core';
import { maySeeHouse } from '../houses/see-house';
import { houseData } from './structured-data/house-data';
import { goneHead, missingHead, siteHead, type PresentHead } from './page-head';

/** `/place/{id}`. One that is let can be read, but is nothing to be found. */
export const housePage: PresentHead = async (deps, { params: { id = '' }, asked }) => {
  const found = await asked.ask(`house ${id}`, () => deps.houses.oneNow(id));
  if (found === null) return missingHead(deps);
  const { house, version } = found;
  if (!maySeeHouse(house)) return goneHead(deps);
  const [first] = house.photos;
  const photo = first === undefined ? null : deps.presentCard(first);
  const title = houseHeadline(house);
  const description = `${houseOutline(house)} · ${house.title}`;
  return siteHead(deps, {
    title,
    description,
    path: housePath(house.id),
    data: houseData(house, { title, description, photo }),
    isListed: house.status === 'OPEN',
    madeOf: { of: 'houses', version },
    ...(photo !== null && { picture: { link: photo, alt: house.title } }),
  });
};
