import * as z from 'zod/mini';
import { ID_FORM, isDay } from '#core';

/** What a refusal says of a field of a body: its name, and what to send. */
export const said = (name: string, wish: string) => ({ error: `${name}: ${wish}` });

export const text = (name: string) => z.string(said(name, '글로 보내 주세요.'));

export const number = (name: string) => z.number(said(name, '숫자로 보내 주세요.'));

export const flag = (name: string) => z.boolean(said(name, 'true나 false로 보내 주세요.'));

export const word = <const Words extends Readonly<Record<string, string>>>(
  name: string,
  words: Words,
) => z.enum(words, said(name, `${Object.values(words).join(', ')} 가운데 하나로 보내 주세요.`));

/** Each of them once. */
export const words = <const Words extends Readonly<Record<string, string>>>(
  name: string,
  all: Words,
) =>
  z
    .array(word(name, all), said(name, '목록으로 보내 주세요.'))
    .check(
      z.refine(
        (given) => new Set(given).size === given.length,
        said(name, '한 번씩만 보내 주세요.'),
      ),
    );

export const day = (name: string) => {
  const error = said(name, '20261120처럼 있는 날짜로 보내 주세요.');
  return z.string(error).check(z.regex(/^\d{8}$/, error), z.refine(isDay, error));
};

export const moveIn = z.union(
  [
    z.object({ kind: z.literal('NOW'), day: z.null() }),
    z.object({ kind: z.literal('NEGOTIABLE'), day: z.null() }),
    z.object({ kind: z.literal('DAY'), day: day('moveIn.day') }),
  ],
  said('moveIn', '입주할 수 있는 날을 골라 주세요.'),
);

/** Of pictures that the person brought. */
export const pictureIds = z.array(
  z
    .string(said('pictureIds', '올린 사진의 번호를 보내 주세요.'))
    .check(z.regex(ID_FORM, said('pictureIds', '올린 사진의 번호를 보내 주세요.'))),
  said('pictureIds', '사진을 목록으로 보내 주세요.'),
);

const BASE = said('base', '고치기 시작한 글의 editedAt, 없으면 createdAt을 보내 주세요.');

/** Which version of something is changed; without one whatever stands is. */
export const base = z.optional(z.iso.datetime({ offset: true, ...BASE }));

export const dealTypeOf = <const Kind extends string>(kind: Kind) =>
  z.literal(kind, said('dealType', 'direct나 mate로 보내 주세요.'));
