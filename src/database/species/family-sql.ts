import { type SQL, sql } from 'drizzle-orm'
import { families, species } from '../schema/index.ts'

/** A species' family as the families table spells it; the species' own spelling where the table has none. */
export const familyName: SQL<string> = sql`coalesce(
  (select family_name from ${families} where lower(family_name) = lower(trim(${species.family}))),
  trim(${species.family})
)`
