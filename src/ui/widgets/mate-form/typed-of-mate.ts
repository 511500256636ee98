import type { DocumentPicture, MateListing } from '#core';
import { dateOf } from '../step-form/typed-values';
import type { TypedMate } from './typed-mate';

const textOf = (number: number | null): string => (number === null ? '' : String(number));

/** What a form begins with that changes a listing. */
export const typedOf = (mate: MateListing): TypedMate => ({
  side: mate.side,
  gender: mate.gender,
  wish: mate.wish,
  age: mate.age,
  occupation: mate.occupation,
  habits: mate.habits,
  dongs: mate.dongs,
  moveIn: mate.moveIn.kind,
  moveInDay: mate.moveIn.day === null ? '' : dateOf(mate.moveIn.day),
  stay: textOf(mate.stay),
  utilities: mate.utilities,
  options: mate.options,
  deposit: textOf(mate.deposit),
  monthly: textOf(mate.monthly),
  maintenance: textOf(mate.maintenance),
  people: textOf(mate.people),
  rooms: textOf(mate.rooms),
  ownArea: textOf(mate.ownArea),
  title: mate.title,
  intro: mate.intro,
});

/** The pictures of a listing as the form has them; only their author is told their names. */
export function picturesOf({ photos, pictureIds }: MateListing): readonly DocumentPicture[] {
  return photos.flatMap((photo, at) => {
    const id = pictureIds?.[at];
    return id === undefined ? [] : [{ id, width: 640, height: 480, ...photo }];
  });
}
