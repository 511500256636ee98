import { rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { initialsOf, SEARCH_KIND, wordsBeside } from '#core';
import { buildApp } from '../../../server/app';
import { openEmbedded, openPostgres, type Database } from '../../../server/db/database';
import { SearchRepository } from '../../../server/db/search/search-repository';
import { prepare } from '../../../server/prepare';
import { appDeps } from '../../support/app-deps';
import { emptyPostgres, startScratchPostgres } from '../scale/scratch-database';
import { spreadOf, timed, type Spread } from '../scale/spread';
import { fillWritten } from './fill-written';
import { CORPUS_WORDS, writtenCorpus } from './written-corpus';

const SIZE = { posts: 20_000, comments: 80_000 };
const LIMIT = 20;
/** Each question is asked so often, none twice in a row. */
const ROUNDS = 3;

const from = (rank: number, count: number): readonly string[] =>
  CORPUS_WORDS.slice(rank, rank + count);
const some = Array.from(writtenCorpus(20, 0));
/** Words as somebody mistypes them, who means them; they stand nowhere. */
const mistyped = (words: readonly string[]): readonly string[] =>
  words.flatMap(
    (word) => wordsBeside(word).find((other) => /[갸-걓]|[쟈-쟣]|[뎌-뎧]/.test(other)) ?? [],
  );

const mistypedWords = mistyped([...from(0, 60), ...from(3800, 60)]).slice(0, 24);
const alsoMistyped = mistyped(from(60, 80)).slice(0, mistypedWords.length);

const QUESTIONS: readonly { readonly name: string; readonly asked: readonly string[] }[] = [
  { name: 'frequent word, 2 syllables', asked: from(0, 20).filter((word) => word.length === 2) },
  { name: 'rare word', asked: from(3900, 20) },
  { name: 'initials of a frequent word', asked: from(0, 20).map(initialsOf) },
  { name: 'initials of a rare word', asked: from(3900, 20).map(initialsOf) },
  {
    name: 'one wrong jamo, put right',
    asked: mistypedWords,
  },
  {
    name: 'one in each of two words',
    asked: alsoMistyped.map((word, at) => `${mistypedWords[at] ?? ''} ${word}`),
  },
  {
    name: 'nothing',
    asked: ['뷁쀍', '뚫훓', '쀍쀍쀍', '없는말이에요', '꿻뛟뷁', '월세뷁', 'zzxxyy', '뿳뿳'],
  },
  { name: 'long phrase', asked: some.map(({ text }) => text.slice(0, 40)) },
];

interface WrittenTimes {
  readonly name: string;
  /** The least and the most that questions found. */
  readonly found: readonly [number, number];
  /** Where nothing is found, asking what was meant included, and for it. */
  readonly port: Spread;
  readonly http: Spread;
}

export interface WrittenFigures {
  readonly database: string;
  readonly posts: number;
  readonly comments: number;
  readonly fillMs: number;
  readonly times: readonly WrittenTimes[];
}

/** How soon posts and what is said about them are searched on both databases. */
export async function measureWritten(): Promise<readonly WrittenFigures[]> {
  const postgres = await startScratchPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'hankan-search-'));
  try {
    const remote = openPostgres(await emptyPostgres(postgres.url));
    const figures = [await measureOn(remote, SIZE, `PostgreSQL ${postgres.version}`)];
    const embedded = await openEmbedded({ dataDir: folder });
    await prepare(embedded);
    return [...figures, await measureOn(embedded, SIZE, 'the embedded database')];
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureOn(
  database: Database,
  asked: typeof SIZE,
  name: string,
): Promise<WrittenFigures> {
  const { ms: fillMs, answer: size } = await timed(() => fillWritten(database, asked));
  const repository = new SearchRepository(database);
  const app = await buildApp(appDeps({ search: repository }));
  try {
    const times: WrittenTimes[] = [];
    for (const { name: question, asked: questions } of QUESTIONS) {
      const found: number[] = [];
      for (const q of questions) found.push(await findOrCorrect(repository, q));
      times.push({
        name: question,
        found: [Math.min(...found), Math.max(...found)],
        port: await spreadOver(questions, (q) => findOrCorrect(repository, q)),
        http: await spreadOver(questions, async (q) => {
          const url = `/v2/search?kind=post&limit=${LIMIT}&q=${encodeURIComponent(q)}`;
          const { statusCode } = await app.inject({ url });
          if (statusCode !== 200) throw new Error(`${q} was answered with ${statusCode}`);
        }),
      });
    }
    return { database: name, ...size, fillMs, times };
  } finally {
    await app.close();
    await database.close();
  }
}

/** What the route does of one question; answers how many were found. */
async function findOrCorrect(repository: SearchRepository, q: string): Promise<number> {
  const ask = (text: string) =>
    repository.find({
      q: text,
      kind: SEARCH_KIND.post,
      limit: LIMIT,
      cursor: null,
      now: Date.now(),
      reader: null,
    });
  const { total } = await ask(q);
  if (total > 0) return total;
  const meant = await repository.correct(q, null, Date.now());
  return meant === null ? 0 : (await ask(meant)).total;
}

async function spreadOver(
  asked: readonly string[],
  ask: (q: string) => Promise<unknown>,
): Promise<Spread> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const q of asked) times.push((await timed(() => ask(q))).ms);
  return spreadOf(times);
}
