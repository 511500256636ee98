import { ne } from 'drizzle-orm';
import { shortSido, type NoticeArea } from '#core';
import type { Queries } from '../database';
import { areas } from '../schema/geography';

/** The areas that an import brought, down to the dong, by their whole names: 서울 관악구 봉천동. */
export async function allAreas(queries: Queries): Promise<NoticeArea[]> {
  const { code, sido, sigungu, dong, kind } = areas;
  const rows = await queries
    .select({ code, sido, sigungu, dong })
    .from(areas)
    .where(ne(kind, 'ri'));
  return rows.map((row) => ({
    code: row.code,
    name: [shortSido(row.sido), row.sigungu, row.dong].filter((part) => part !== '').join(' '),
  }));
}
