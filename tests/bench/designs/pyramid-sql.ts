/** The finest and the coarsest cells that are kept: those of levels 5 to 14. */
export const SHIFTS = { finest: 12, coarsest: 21 } as const;

const MERGED = `sum(n)::int, min(id), sum(sx)::bigint, sum(sy)::bigint,
  min(sw_lat), min(sw_lng), max(ne_lat), max(ne_lng)`;

/** A house's row of the finest level, before it is grouped. */
const ALONE = `count(*)::int, min(id), sum(x::bigint)::bigint, sum(y::bigint)::bigint,
  min(lat), min(lng), max(lat), max(lng)`;

/**
 * A pyramid of cells by type and deal type. One that changes is counted anew from the four below it,
 * the finest from its houses: what it holds is exact at any time, its bounds and first id, too. Its
 * triggers run for sessions that set `bench.pyramid`, so that other writes can be measured beside.
 */
export const MAKE_PYRAMID = `
  create table bench_pyramid (
    shift smallint not null, cx int not null, cy int not null, type text not null,
    deal_type text not null, n int not null, id bigint not null, sx bigint not null,
    sy bigint not null, sw_lat float8 not null, sw_lng float8 not null, ne_lat float8 not null,
    ne_lng float8 not null);
  insert into bench_pyramid
    select ${SHIFTS.finest}, x >> ${SHIFTS.finest}, y >> ${SHIFTS.finest}, type, deal_type, ${ALONE}
    from houses where status = 'OPEN' group by 2, 3, 4, 5;
  do $$ begin
    for s in ${SHIFTS.finest + 1}..${SHIFTS.coarsest} loop
      insert into bench_pyramid select s, cx >> 1, cy >> 1, type, deal_type, ${MERGED}
        from bench_pyramid where shift = s - 1 group by 2, 3, 4, 5;
    end loop;
  end $$;
  alter table bench_pyramid add primary key (shift, cx, cy, type, deal_type);

  create function bench_pyramid_count(px int, py int, kind text, deal text) returns void
  language plpgsql as $$ begin
    delete from bench_pyramid where shift = ${SHIFTS.finest} and type = kind and deal_type = deal
      and cx = px >> ${SHIFTS.finest} and cy = py >> ${SHIFTS.finest};
    insert into bench_pyramid
      select ${SHIFTS.finest}, px >> ${SHIFTS.finest}, py >> ${SHIFTS.finest}, kind, deal, ${ALONE}
      from houses where status = 'OPEN' and type = kind and deal_type = deal
        and point(x, y) <@ box(
          point((px >> ${SHIFTS.finest}) << ${SHIFTS.finest}, (py >> ${SHIFTS.finest}) << ${SHIFTS.finest}),
          point(((px >> ${SHIFTS.finest}) + 1 << ${SHIFTS.finest}) - 1, ((py >> ${SHIFTS.finest}) + 1 << ${SHIFTS.finest}) - 1))
      having count(*) > 0;
    for s in ${SHIFTS.finest + 1}..${SHIFTS.coarsest} loop
      delete from bench_pyramid where shift = s and cx = px >> s and cy = py >> s
        and type = kind and deal_type = deal;
      insert into bench_pyramid
        select s, px >> s, py >> s, kind, deal, ${MERGED} from bench_pyramid
        where shift = s - 1 and type = kind and deal_type = deal
          and cx in ((px >> s) * 2, (px >> s) * 2 + 1) and cy in ((py >> s) * 2, (py >> s) * 2 + 1)
        having count(*) > 0;
    end loop;
  end $$;

  create function bench_pyramid_follow() returns trigger language plpgsql as $$ begin
    if tg_op = 'UPDATE' then
      if (old.status, old.x, old.y, old.type, old.deal_type)
        is not distinct from (new.status, new.x, new.y, new.type, new.deal_type) then return null; end if;
    end if;
    if tg_op <> 'INSERT' then
      perform bench_pyramid_count(old.x, old.y, old.type, old.deal_type);
    end if;
    if tg_op <> 'DELETE' then
      perform bench_pyramid_count(new.x, new.y, new.type, new.deal_type);
    end if;
    return null;
  end $$;
  create trigger bench_pyramid after insert or update or delete on houses
    for each row when (current_setting('bench.pyramid', true) = 'on')
    execute function bench_pyramid_follow();
  alter table houses enable always trigger bench_pyramid;`;

/** Outside of a transaction of its own statements. */
export const TIDY_PYRAMID = 'vacuum (analyze) bench_pyramid';

/** Sizes whose cells do not add up to the houses on offer: none, whatever was written. */
export const WRONG_SIZES = `
  select shift from bench_pyramid group by shift
  having sum(n) <> (select count(*) from houses where status = 'OPEN')
    or sum(sx) <> (select sum(x::bigint) from houses where status = 'OPEN')`;

export const DROP_PYRAMID = `
  drop trigger bench_pyramid on houses; drop function bench_pyramid_follow;
  drop function bench_pyramid_count; drop table bench_pyramid;`;
