import { METRES_A_DEGREE } from '#core';
import { BLANK, BUILDINGS, ROOMS } from './crowd-rooms';

/** The world of server/shared/world-grid.ts, which the database cannot ask. */
const WORLD_SIZE = 2 ** 30;

export const MAKE_TABLES = `
  create temp table crowd_rooms (like houses);
  alter table crowd_rooms
    ${['source', 'listing_number', 'content_hash', 'dongli_code', 'sido', 'sigungu', 'dong', 'lat', 'lng', 'x', 'y', 'contact_chat'].map((name) => `alter column ${name} drop not null`).join(', ')};
  create temp table crowd_dongs (
    n int primary key, code text, sido text, sigungu text, dong text, stem text,
    lat float8, lng float8, spread float8, band int,
    station_name text, station_lines jsonb, station_lat float8, station_lng float8);`;

export const DROP_TABLES = 'drop table crowd_rooms; drop table crowd_dongs;';

export const PUT_ROOMS =
  'insert into crowd_rooms select * from jsonb_populate_recordset(null::crowd_rooms, $1::jsonb)';

export const PUT_DONGS =
  'insert into crowd_dongs select * from jsonb_populate_recordset(null::crowd_dongs, $1::jsonb)';

/** The same number in [0, 1) for the same thing, seed and use, in every database and at every size. */
const draw = (of: string, use: number) =>
  `((hashint8extended(${of}, $3::bigint * 64 + ${use}) & 281474976710655)::float8 / 281474976710656)`;

/** What is taken from a room as it is. */
const KEPT = [
  'status',
  'type',
  'deal_type',
  'deposit',
  'monthly',
  'former_deposit',
  'former_monthly',
  'price_changed_on',
  'maintenance_fee',
  'maintenance_items',
  'billed_by_use',
  'area',
  'floor_kind',
  'floor_number',
  'floor_total',
  'layout',
  'building',
  'rooms',
  'bathrooms',
  'facing',
  'facing_of',
  'approved_on',
  'move_in_kind',
  'move_in_day',
  'parking',
  'elevator',
  'options',
  'equipment',
  'discounts',
  'gender',
  'is_approximate',
  'photos',
  'contact_tel',
  'contact_sms',
  'contact_chat_url',
];

const named = (text: string) =>
  [
    [BLANK.dong, 'dong'],
    [BLANK.stem, 'stem'],
    [BLANK.sido, 'sido'],
    [BLANK.sigungu, 'sigungu'],
  ].reduce((sql, [blank, name]) => `replace(${sql}, '${blank}', placed.${name})`, text);

/** Nobody posted in the future: what was posted today keeps its moment. */
const jittered = (moment: string) =>
  `${moment} + case when posted_at > now() - interval '1 day' then 0 else wobble end * interval '1 ms'`;

/**
 * $1, $2: the first and last house · $3: seed · $4: where the dongs' parts of [0, 1) end ·
 * $5, $6: building and room, house by house of a hundred buildings.
 */
export const INSERT_HOUSES = `
  insert into houses (source, listing_number, content_hash, ${KEPT.join(', ')},
    dongli_code, sido, sigungu, dong, lat, lng, x, y, station,
    title, description, advertiser, quality, posted_at, confirmed_at)
  with counted as (
    select house,
      house / cardinality($5::int[]) * 100 + ($5::int[])[house % cardinality($5::int[]) + 1] as block,
      ($6::int[])[house % cardinality($6::int[]) + 1] as floor
    from generate_series($1::bigint, $2::bigint) as house
  ), standing as (
    select house, block, floor,
      least(width_bucket(${draw('block', 1)}, $4::float8[]), cardinality($4::float8[]) - 1) as n,
      floor(${draw('block', 2)} * ${BUILDINGS})::int as kind,
      power(${draw('block', 3)}, 0.7) as far,
      ${draw('block', 4)} * 2 * pi() as turn,
      floor(${draw('house', 5)} * ${ROOMS})::int as start,
      floor(${draw('house', 6)} * 10800000)::int as wobble
    from counted
  ), placed as (
    select house, wobble, d.code, d.sido, d.sigungu, d.dong, d.stem, d.station_name,
      d.station_lines, d.station_lat, d.station_lng,
      (d.band * ${BUILDINGS} + kind) * ${ROOMS} + (start + floor) % ${ROOMS} as room,
      round((d.lat + far * d.spread * sin(turn) / ${METRES_A_DEGREE}) * 1e6) / 1e6 as lat,
      round((d.lng + far * d.spread * cos(turn) / (${METRES_A_DEGREE} * cos(radians(d.lat)))) * 1e6) / 1e6 as lng
    from standing join crowd_dongs d using (n)
  ), walked as (
    select placed.*,
      ceil(sqrt(power((lat - station_lat) * ${METRES_A_DEGREE}, 2)
        + power((lng - station_lng) * ${METRES_A_DEGREE} * cos(radians(lat)), 2)) * 1.3 / 67) as minutes
    from placed
  )
  select 'crowd', 'HC-' || lpad((house + 1)::text, 8, '0'), md5($3::bigint || '/' || house),
    ${KEPT.map((name) => `r.${name}`).join(', ')},
    code, placed.sido, placed.sigungu, placed.dong, placed.lat, placed.lng,
    floor((placed.lng / 360 + 0.5) * ${WORLD_SIZE})::int,
    floor((0.5 - asinh(tan(radians(placed.lat))) / (2 * pi())) * ${WORLD_SIZE})::int,
    case when minutes <= 38 then jsonb_build_object('name', station_name, 'lines', station_lines,
      'walkMinutes', greatest(1, minutes::int)) end,
    ${named('r.title')}, ${named('r.description')}, ${named('r.advertiser::text')}::jsonb,
    r.quality + case when minutes <= 38 then 4 else 0 end,
    ${jittered('r.posted_at')}, ${jittered('r.confirmed_at')}
  from walked as placed join crowd_rooms r on r.id = placed.room
  order by house`;
