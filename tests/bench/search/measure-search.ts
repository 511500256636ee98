import { SEARCH_KIND, searchWords } from '#core';
import { openPostgres, type Database } from '../../../server/db/database';
import { replaceOrAddNotices } from '../../../server/db/notices/notice-writer';
import { SearchRepository } from '../../../server/db/search/search-repository';
import type { NewNotice } from '../../../server/ports/notices/notices';
import { emptyPostgres, startScratchPostgres } from '../scale/scratch-database';
import { spreadOf, timed, type Spread } from '../scale/spread';
import { corpus } from './corpus';

const NOTICES = 100_000;
const BATCH = 1000;
const LIMIT = 20;
const ROUNDS = 12;
/** Reading every row takes long: fewer say as much. */
const PLAIN_ROUNDS = 1;
const FROM = { source: 'IMPORT', sourceName: 'bench' } as const;

const QUESTIONS: readonly { readonly name: string; readonly asked: readonly string[] }[] = [
  { name: '1 syllable', asked: ['청', '월', '관', '신', '부'] },
  { name: '2 syllables', asked: ['청년', '월세', '관악', '부산', '주차', '상담', '수원'] },
  { name: '3 syllables', asked: ['관악구', '대학생', '다자녀', '승강기', '지하철', '해운대'] },
  { name: 'two words', asked: ['청년 월세', '관악구 전세', '신혼 이사비', '부산 상담'] },
  { name: 'initials', asked: ['ㅊㄴ', 'ㄱㅇㄱ', 'ㅎㅂㅈㅌ', 'ㅊㄴ ㅇㅅ', 'ㅂㅅ'] },
  { name: 'beginning of a title', asked: ['2026년 3차 서울', '청년 매입임대 월세', '2024년 1차'] },
  { name: 'nothing', asked: ['없는말', '뷁', '관악구청년몰'] },
];

export interface SearchTimes {
  readonly name: string;
  /** How many the first question found, up to the cap. */
  readonly found: readonly number[];
  readonly ours: Spread;
  /** The same words found by reading every row. */
  readonly plain: Spread;
}

export interface SearchFigures {
  readonly notices: number;
  readonly fillMs: number;
  readonly bytes: { readonly table: number; readonly index: number };
  readonly times: readonly SearchTimes[];
}

/** How soon 100,000 notices are searched on PostgreSQL, one question after the other. */
export async function measureSearch(): Promise<SearchFigures> {
  const postgres = await startScratchPostgres();
  const database = openPostgres(await emptyPostgres(postgres.url));
  try {
    const { ms: fillMs } = await timed(() => fill(database));
    await database.pool.query('vacuum analyze search_entries');
    const repository = new SearchRepository(database);
    const ours = (q: string) =>
      repository.find({
        q,
        kind: SEARCH_KIND.notice,
        limit: LIMIT,
        cursor: null,
        now: Date.now(),
        reader: null,
      });
    const times: SearchTimes[] = [];
    for (const { name, asked } of QUESTIONS) {
      const found: number[] = [];
      for (const q of asked) found.push((await ours(q)).total);
      times.push({
        name,
        found,
        ours: await spreadOver(asked, ROUNDS, ours),
        plain: await spreadOver(asked, PLAIN_ROUNDS, (q) => readAll(database, q)),
      });
    }
    return { notices: NOTICES, fillMs, bytes: await bytesOf(database), times };
  } finally {
    await database.close();
    await postgres.stop();
  }
}

async function fill(database: Database): Promise<void> {
  let batch: NewNotice[] = [];
  const write = async () => {
    const rows = batch;
    batch = [];
    await database.db.transaction((tx) => replaceOrAddNotices(tx, rows, FROM, { now: Date.now() }));
  };
  for (const notice of corpus(NOTICES)) {
    batch.push(notice);
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
}

async function spreadOver(
  asked: readonly string[],
  rounds: number,
  ask: (q: string) => Promise<unknown>,
): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const q of asked) times.push((await timed(() => ask(q))).ms);
  return spreadOf(times);
}

/** Without an index: each word somewhere, the freshest first. */
function readAll({ pool }: Database, q: string): Promise<unknown> {
  const words = searchWords(q).map(({ text }) => text);
  return pool.query(
    `select id from search_entries where not exists (
       select from unnest($1::text[]) as word
       where strpos(replace(title || ' ' || title_initials || ' ' || names || ' ' || body, ' ', ''), word) = 0)
     order by fresh desc, id desc limit ${LIMIT}`,
    [words],
  );
}

async function bytesOf({ pool }: Database): Promise<SearchFigures['bytes']> {
  const { rows } = await pool.query<{ table: string; index: string }>(
    `select pg_table_size('search_entries') as table, pg_relation_size('search_entries_grams') as index`,
  );
  return { table: Number(rows[0]?.table), index: Number(rows[0]?.index) };
}
