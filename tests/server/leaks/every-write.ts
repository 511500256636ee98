import type { Database } from '../../../server/db/database';
import { bodySchema, JSON_TYPE } from '../../support/openapi/asking';
import type { DescribedCall } from '../../support/openapi/calls';
import { matches, sampleOf, type Schema } from '../../support/openapi/json-schema';
import { RIGHT_BODIES } from '../../support/openapi/right-bodies';
import { addressesOf, type Asked } from './every-answer';

/** Something that a call may be sent. */
export interface Sent {
  readonly body?: unknown;
  readonly type: string;
}

/** A call that writes, as whoever looks for what is planted asks it. */
export interface Write {
  /** As the description names it: `PUT /v2/deals/{id}/status`. */
  readonly call: string;
  readonly method: DescribedCall['method'];
  readonly addresses: readonly string[];
  /** What is asked first, everywhere. */
  readonly first: Sent;
  /** Whether an id stands in its path. */
  readonly isOfOne: boolean;
  /** What else belongs in its body: asked where there is something to write on. */
  readonly others: readonly Sent[];
  /** What does not: asked there, and at the first address. */
  readonly wrong: readonly Sent[];
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Every call that writes, with each id of what was planted, in its path or its body. `there` are the ids
 * of things by the table that they stand in: of a path that no table is known of every number is asked.
 */
export const everyWrite = (
  calls: readonly DescribedCall[],
  asked: Asked,
  there: ReadonlyMap<string, readonly string[]>,
): readonly Write[] =>
  calls
    .filter(({ method }) => method !== 'GET')
    .map((call) => {
      const { type = JSON_TYPE } = RIGHT_BODIES[call.path] ?? {};
      const sent = (body: unknown): Sent => ({ body, type });
      const [first, ...others] = rightBodies(call, asked).map(sent);
      return {
        call: `${call.method} ${call.path}`,
        method: call.method,
        addresses: ofEachType(call).flatMap(([table, each]) =>
          addressesOf(each, {
            ...asked,
            numbers: there.get(table ?? '') ?? asked.numbers,
            names: [],
          }),
        ),
        isOfOne: isOfOne(call),
        first: first ?? sent(undefined),
        others,
        wrong: wrongBodies(call, first?.body).map(sent),
      };
    });

/** What stands before an id in a path, and where such things are kept. */
const TABLES: Readonly<Record<string, string>> = {
  communities: 'posts',
  comments: 'comments',
  deals: 'deals',
  chats: 'chat_rooms',
  collections: 'collections',
  requests: 'mate_requests',
  'deal-alarms': 'deal_alarms',
  checklists: 'checklists',
  notices: 'notices',
  houses: 'houses',
  blocks: 'members',
};

/** What a path names by its type and its id, and where it is kept. */
const TABLES_OF_TYPES: Readonly<Record<string, string>> = {
  house: 'houses',
  direct: 'deals',
  mate: 'deals',
  notice: 'notices',
  post: 'posts',
  content: 'contents',
};

/** The call once for each type of thing that its path may name, with the table of such things. */
function ofEachType(
  call: DescribedCall,
): readonly (readonly [string | undefined, DescribedCall])[] {
  const { parameters } = call;
  const types = parameters.find(({ name, in: place }) => name === 'type' && place === 'path');
  if (types?.schema.enum === undefined) return [[TABLES[nounOf(call)], call]];
  return types.schema.enum.map((type) => [
    TABLES_OF_TYPES[String(type)],
    {
      ...call,
      parameters: parameters.map((one) =>
        one === types ? { ...one, schema: { ...one.schema, enum: [type] } } : one,
      ),
    },
  ]);
}

const nounOf = ({ path }: DescribedCall): string => /([\w-]+)\/\{/.exec(path)?.[1] ?? '';

/** The ids of all that is kept in these tables, and one of nothing. */
export async function idsIn({ pool }: Pick<Database, 'pool'>) {
  const ids = new Map<string, readonly string[]>();
  for (const table of [...Object.values(TABLES), ...Object.values(TABLES_OF_TYPES)]) {
    const { rows } = await pool.query<{ id: string }>(`select id::text from ${table} order by id`);
    ids.set(table, [...rows.map(({ id }) => id), NOTHINGS]);
  }
  return ids;
}

const NOTHINGS = '999999';

/** Whether an id stands in its path. */
const isOfOne = ({ parameters }: DescribedCall): boolean =>
  parameters.some(({ in: place }) => place === 'path');

const isId = (name: string): boolean => /(?:^id|Id|_ID)$/.test(name);

/** What is chosen in a body of so few fields decides what a call does; in a longer one it is one of many. */
const SHORT = 3;

/** Says of what an id beside it is. */
const isKind = (name: string): boolean => /(?:^kind|_CD)$/.test(name);

/** One right body, with each choice that it offers, one at a time, and each id. */
function rightBodies(call: DescribedCall, asked: Asked): readonly unknown[] {
  const schema = bodySchema(call);
  const { body: right } = RIGHT_BODIES[call.path] ?? {};
  if (schema === null) return right === undefined ? [] : [right];
  const ways = (schema.anyOf ?? [schema]).flatMap((way) => way.anyOf ?? [way]);
  return ways
    .toSorted((one, other) => Number(matches(other, right)) - Number(matches(one, right)))
    .flatMap((way) => {
      const body = (matches(way, right) ? right : sampleOf(way)) as Fields;
      const fields = Object.entries(way.properties ?? {});
      const choices = fields.flatMap(([name, field]) =>
        fields.length > SHORT || isKind(name)
          ? []
          : choicesOf(field).map((choice) => ({ ...body, [name]: choice })),
      );
      const about = fields.flatMap(([name]) => {
        if (!isId(name)) return [];
        const kind = name.replace(/^id$/, 'kind').replace(/_ID$/, '_CD');
        const kinds = choicesOf(way.properties?.[kind] ?? {});
        const of = kinds.length === 0 ? [body] : kinds.map((one) => ({ ...body, [kind]: one }));
        const ids = isOfOne(call) ? asked.parents : asked.numbers;
        return of.flatMap((one) => ids.map((id) => ({ ...one, [name]: id })));
      });
      return [body, ...choices, ...about];
    });
}

function choicesOf({ enum: words, anyOf = [], type }: Schema): readonly unknown[] {
  return type === 'boolean' ? [true, false] : (words ?? anyOf.flatMap(choicesOf));
}

/** No body at all, none of its fields, none that can be read, and each field as none of them is. */
function wrongBodies(call: DescribedCall, right: unknown): readonly unknown[] {
  const schema = bodySchema(call);
  if (schema === null) return [];
  const fields = Object.keys((schema.anyOf?.[0] ?? schema).properties ?? {});
  return [
    {},
    '{',
    undefined,
    [],
    ...fields.map((name) => ({ ...(right as Fields), [name]: { [name]: [] } })),
  ];
}
