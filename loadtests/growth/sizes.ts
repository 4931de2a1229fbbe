import { runStatements } from '#loadtests/dataset/dataset-database.ts'
import { type Figure, load, type Measurement } from './figure.ts'

/** What the log takes on disk, and what autovacuum did to it: relations, their vacuums, and how much is frozen. */
export async function measureSizes({ env, events }: Measurement): Promise<Figure[]> {
  const rows = await runStatements(
    env.DATABASE_URL,
    'SELECT pg_stat_force_next_flush()',
    `SELECT class.relname AS relation, round(pg_relation_size(class.oid) / 1e6) AS "MB",
       round(pg_relation_size(class.oid)::numeric / ${events}, 1) AS "bytes an event",
       coalesce(autovacuum_count::text, '') AS "autovacuums", coalesce(autoanalyze_count::text, '') AS "autoanalyzes",
       coalesce(round(100.0 * relallvisible / nullif(relpages, 0))::text, '') AS "% visible",
       coalesce(round(100.0 * (to_jsonb(class) ->> 'relallfrozen')::integer / nullif(relpages, 0))::text, '') AS "% frozen",
       coalesce(age(nullif(relfrozenxid, '0'))::text, '') AS "age"
       FROM pg_class AS class LEFT JOIN pg_stat_all_tables AS stat ON stat.relid = class.oid
      WHERE class.relnamespace = 'es'::regnamespace AND pg_relation_size(class.oid) > 1e6
      ORDER BY pg_relation_size(class.oid) DESC`
  )
  return [...(rows as Figure[]), { relation: 'load', MB: load() }]
}
