import { houseHeadline, houseOutline, housePath } from '#core';
import { maySeeHouse } from '../houses/see-house';
import { goneHead, siteHead, type PresentHead } from './page-head';

/** `/place/{id}`. One that is let can be read, but is nothing to be found. */
export const housePage: PresentHead = async (deps, { params: { id = '' } }) => {
  const found = await deps.houses.oneNow(id);
  if (found === null || !maySeeHouse(found.house)) return goneHead(deps);
  const { house, version } = found;
  const [photo] = house.photos;
  const head = siteHead(deps, {
    title: houseHeadline(house),
    description: `${houseOutline(house)} · ${house.title}`,
    path: housePath(house.id),
    isListed: house.status === 'OPEN',
    version,
  });
  if (photo === undefined) return head;
  return { ...head, picture: { link: deps.presentCard(photo), alt: house.title } };
};
