import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type {
  AccessRecord,
  HeldFamily,
  NewSessionToken,
  RefreshRecord,
  SessionStore,
} from '../../ports/accounts/sessions';
import { planName, type Database, type Queries } from '../database';
import { sessionFamilies, sessionTokens } from '../schema/members';
import { tidyTable } from '../tidy-table';

const ms = (moment: Date | null): number | null => moment?.getTime() ?? null;

/** Sign-ins and the hashes of their tokens. */
export class SessionRepository implements SessionStore {
  private readonly readAccess: ReturnType<typeof accessRead>;

  constructor(private readonly database: Pick<Database, 'db' | 'pool' | 'kind'>) {
    this.readAccess = accessRead(database);
  }

  async add(
    family: { readonly id: string; readonly memberId: number; readonly createdAt: number },
    tokens: readonly NewSessionToken[],
  ): Promise<void> {
    await this.database.db.transaction(async (tx) => {
      const createdAt = new Date(family.createdAt);
      await tx.insert(sessionFamilies).values({ ...family, createdAt });
      await addTokens(tx, family.id, tokens);
    });
  }

  async access(hash: string): Promise<AccessRecord | null> {
    const [row] = await this.readAccess.execute({ hash });
    if (row === undefined) return null;
    const { endedAt, expiresAt, ...whose } = row;
    return { ...whose, expiresAt: expiresAt.getTime(), familyEndedAt: ms(endedAt) };
  }

  async withRefresh<Answer>(
    hash: string,
    use: (found: RefreshRecord, held: HeldFamily) => Promise<Answer>,
  ): Promise<Answer | null> {
    return this.database.db.transaction(async (tx) => {
      const familyOf = tx
        .select({ id: sessionTokens.familyId })
        .from(sessionTokens)
        .where(and(eq(sessionTokens.hash, hash), eq(sessionTokens.kind, 'refresh')));
      const [family] = await tx
        .select()
        .from(sessionFamilies)
        .where(inArray(sessionFamilies.id, familyOf))
        .for('update');
      // Read after the lock, so that it is what the one before has left.
      const [token] = await tx.select().from(sessionTokens).where(eq(sessionTokens.hash, hash));
      if (family === undefined || token === undefined) return null;
      const found = {
        familyId: family.id,
        memberId: family.memberId,
        familyEndedAt: ms(family.endedAt),
        expiresAt: token.expiresAt.getTime(),
        rotatedAt: ms(token.rotatedAt),
        salt: token.salt,
      };
      return use(found, heldFamily(tx, family.id));
    });
  }

  async end(familyId: string, at: number): Promise<void> {
    await endFamily(this.database.db, familyId, at);
  }

  async endAll(memberId: number, at: number): Promise<void> {
    // In one order, so that two who end all at once do not wait for each other.
    await this.database.db.transaction(async (tx) => {
      const open = await tx
        .select({ id: sessionFamilies.id })
        .from(sessionFamilies)
        .where(and(eq(sessionFamilies.memberId, memberId), isNull(sessionFamilies.endedAt)))
        .orderBy(sessionFamilies.id)
        .for('update');
      if (open.length === 0) return;
      const ids = open.map(({ id }) => id);
      await tx
        .update(sessionFamilies)
        .set({ endedAt: new Date(at) })
        .where(inArray(sessionFamilies.id, ids));
    });
  }

  /** Forgets what ended or ran out before `moment`, and gives its room back. */
  async forgetBefore(moment: number): Promise<void> {
    const { db } = this.database;
    const before = new Date(moment);
    const tokens = await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, before));
    const anyToken = db
      .select({ one: sql`1` })
      .from(sessionTokens)
      .where(eq(sessionTokens.familyId, sessionFamilies.id));
    const families = await db
      .delete(sessionFamilies)
      .where(
        or(
          lt(sessionFamilies.endedAt, before),
          and(lt(sessionFamilies.createdAt, before), notExists(anyToken)),
        ),
      );
    if ((tokens.rowCount ?? 0) + (families.rowCount ?? 0) === 0) return;
    await tidyTable(this.database, 'session_tokens');
    await tidyTable(this.database, 'session_families');
  }
}

/** Every call of a member begins with it: it is written once. */
const accessRead = (database: Pick<Database, 'db' | 'kind'>) =>
  database.db
    .select({
      familyId: sessionFamilies.id,
      memberId: sessionFamilies.memberId,
      endedAt: sessionFamilies.endedAt,
      expiresAt: sessionTokens.expiresAt,
    })
    .from(sessionTokens)
    .innerJoin(sessionFamilies, eq(sessionFamilies.id, sessionTokens.familyId))
    .where(and(eq(sessionTokens.hash, sql.placeholder('hash')), eq(sessionTokens.kind, 'access')))
    .prepare(planName(database, 'access'));

function heldFamily(tx: Queries, familyId: string): HeldFamily {
  return {
    rotate: async (hash, at, salt, tokens) => {
      await tx
        .update(sessionTokens)
        .set({ rotatedAt: new Date(at), salt })
        .where(eq(sessionTokens.hash, hash));
      await addTokens(tx, familyId, tokens);
    },
    end: (at) => endFamily(tx, familyId, at),
  };
}

async function endFamily(queries: Queries, familyId: string, at: number): Promise<void> {
  await queries
    .update(sessionFamilies)
    .set({ endedAt: new Date(at) })
    .where(and(eq(sessionFamilies.id, familyId), isNull(sessionFamilies.endedAt)));
}

async function addTokens(
  queries: Queries,
  familyId: string,
  tokens: readonly NewSessionToken[],
): Promise<void> {
  await queries
    .insert(sessionTokens)
    .values(tokens.map((token) => ({ ...token, familyId, expiresAt: new Date(token.expiresAt) })));
}
