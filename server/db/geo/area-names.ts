import { inArray, ne } from 'drizzle-orm';
import { shortSido, type NamedArea, type NoticeArea } from '#core';
import type { Queries } from '../database';
import { areas } from '../schema/geography';

/** The areas that an import brought, down to the dong, by their whole names: 서울 관악구 봉천동. */
export async function allAreas(queries: Queries): Promise<NoticeArea[]> {
  const { code, sido, sigungu, dong, kind } = areas;
  const rows = await queries
    .select({ code, sido, sigungu, dong })
    .from(areas)
    .where(ne(kind, 'ri'));
  return rows.map(named);
}

/** Of {@link allAreas} the 시·도 and the 시·군·구. */
export async function wideAreas(queries: Queries): Promise<NamedArea[]> {
  const { code, sido, sigungu, dong, kind } = areas;
  const rows = await queries
    .select({ code, sido, sigungu, dong })
    .from(areas)
    .where(inArray(kind, ['sido', 'sigungu']));
  return rows.map(named);
}

type AreaRow = Pick<typeof areas.$inferSelect, 'code' | 'sido' | 'sigungu' | 'dong'>;

const named = ({ code, sido, sigungu, dong }: AreaRow): NamedArea => ({
  code,
  name: [shortSido(sido), sigungu, dong].filter((part) => part !== '').join(' '),
});
