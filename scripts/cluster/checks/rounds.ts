import { type Database } from '../services/database.ts'

/** Makes the database record the begin and end of each round of housekeeping, in any process. */
export async function watchRounds(database: Database): Promise<void> {
  await database.rows(`
    create schema cluster;
    create table cluster.rounds (id uuid, name text, began timestamptz, ended timestamptz);
    create function cluster.note() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.state = 'active' and (tg_op = 'DELETE' or new.state <> 'active') then
        update cluster.rounds set ended = clock_timestamp() where id = old.id and ended is null;
      end if;
      if tg_op <> 'DELETE' and new.state = 'active' and (tg_op = 'INSERT' or old.state <> 'active') then
        insert into cluster.rounds values (new.id, new.data->>'name', clock_timestamp(), null);
      end if;
      return null;
    end $$;
    create trigger began after insert or update on pgboss.job
      for each row when (new.name = 'schedule') execute function cluster.note();
    create trigger ended after delete on pgboss.job
      for each row when (old.name = 'schedule') execute function cluster.note();
  `)
}

/** The number of rounds, and of pairs with the same name that ran at the same time. */
export async function countRounds(database: Database): Promise<{ rounds: number; sideBySide: number }> {
  const [found] = await database.rows<{ rounds: number; pairs: number }>(`
    with round as (
      select row_number() over () as number, name, tstzrange(began, coalesce(ended, clock_timestamp())) as span
      from cluster.rounds
    )
    select (select count(*) from round)::int as rounds,
      (select count(*) from round a join round b on a.name = b.name and a.number < b.number and a.span && b.span)::int
        as pairs
  `)
  return { rounds: found?.rounds ?? 0, sideBySide: found?.pairs ?? 0 }
}
