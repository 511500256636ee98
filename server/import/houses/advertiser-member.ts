import type { Result } from '#core';
import { memberNamed } from '../../db/accounts/named-member';
import type { Queries } from '../../db/database';
import type { RowProblem } from '../field-reader';
import { HOUSE_COLUMNS } from './house-columns';

const FAULTS: Readonly<Record<'none' | 'many', readonly [why: string, instead: string]>> = {
  none: ['그런 회원이 없습니다', '회원번호나 닉네임을 다시 확인하거나 비워 주세요'],
  many: ['같은 닉네임을 쓰는 회원이 여럿입니다', '닉네임 대신 회원번호를 적어 주세요'],
};

/** Members whom a file names as advertisers: each is looked up once. */
export class AdvertiserMembers {
  private readonly known = new Map<string, Promise<Result<number, 'none' | 'many'>>>();

  constructor(private readonly queries: Pick<Queries, 'select'>) {}

  /** The member of a cell, null of an empty one, or what is wrong with it. */
  async of(
    cell: string,
  ): Promise<
    | { readonly ok: true; readonly value: number | null }
    | { readonly ok: false; readonly problem: RowProblem }
  > {
    const name = cell.trim().normalize('NFC');
    if (name === '') return { ok: true, value: null };
    const asked = this.known.get(name) ?? memberNamed(this.queries, name);
    this.known.set(name, asked);
    const found = await asked;
    if (found.ok) return found;
    const [why, instead] = FAULTS[found.reason];
    const column = HOUSE_COLUMNS.nameOf('advertiserMember');
    return { ok: false, problem: { column, value: name.slice(0, 200), why, instead } };
  }
}
