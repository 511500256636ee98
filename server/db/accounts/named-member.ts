import { eq } from 'drizzle-orm';
import type { Result } from '#core';
import type { Queries } from '../database';
import { members } from '../schema/members';

const ID = /^[1-9][0-9]{0,14}$/;

/** The member whom an operator names, by the number or by a nickname that nobody else has. */
export async function memberNamed(
  tx: Pick<Queries, 'select'>,
  name: string,
): Promise<Result<number, 'none' | 'many'>> {
  const isNamed = ID.test(name) ? eq(members.id, Number(name)) : eq(members.nickname, name);
  const found = await tx.select({ id: members.id }).from(members).where(isNamed).limit(2);
  const [first] = found;
  if (first === undefined) return { ok: false, reason: 'none' };
  return found.length > 1 ? { ok: false, reason: 'many' } : { ok: true, value: first.id };
}
