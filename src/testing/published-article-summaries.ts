import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '#database/connect.ts'
import { readArticleFacts, readArticleSummary, withRoundedSums } from './article-facts.ts'
import { articleSummary } from './article-rules/article-summary.ts'
import { readExpectedTrade } from './expected-trade.ts'

const SPECIES = 43

/**
 * Tests of the article summaries that an import of the real release leaves behind, three ways: by the database's
 * functions, by the rules of `article-rules`, and counted here, one question per figure, straight from the records.
 */
export function testArticleSummaries(connection: () => Connection, folder: string): void {
  describe('its article summaries', () => {
    let species: { id: string; scientific_name: string }[]

    beforeAll(async () => {
      const { rows } = await connection().db.execute<{ id: string; scientific_name: string }>(
        sql`select id, scientific_name from species order by scientific_name`,
      )
      species = rows
    })

    test('are made of every species by the import itself, by the rules of the domain', async () => {
      expect(species).toHaveLength(SPECIES)
      const currentYear = new Date().getUTCFullYear()
      for (const { id, scientific_name } of species) {
        const facts = await readArticleFacts(connection().db, id)
        const stored = await readArticleSummary(connection().db, id)
        expect(withRoundedSums(stored), scientific_name).toEqual(
          withRoundedSums(articleSummary(facts, currentYear)),
        )
      }
    })

    test('tell what is counted without them', async () => {
      for (const { id, scientific_name } of species) {
        const counted = await countedApart(connection(), id)
        expect(await storedOf(connection(), id, Object.keys(counted ?? {})), scientific_name).toEqual(counted)
      }
    })

    test('hold the figures that were counted without this portal', async () => {
      for (const taxon of readExpectedTrade(folder).taxa) {
        const named = species.find(({ scientific_name }) => scientific_name === taxon.taxon)
        expect(await readArticleSummary(connection().db, named?.id ?? ''), taxon.taxon).toMatchObject({
          trade_records_count: taxon.records,
          period_start_year: taxon.min_year,
          period_end_year: taxon.max_year,
          trade_trend: taxon.trend.trend,
        })
      }
    })

    test('are the same when one species is made anew', async () => {
      const [bear] = species.filter(({ scientific_name }) => scientific_name === 'Ursus maritimus')
      const before = await readArticleSummary(connection().db, bear?.id ?? '')
      await connection().db.execute(sql`select refresh_article_summary_for_species(${bear?.id})`)
      expect(await readArticleSummary(connection().db, bear?.id ?? '')).toEqual(before)
    })
  })
}

const ARCTIC = sql`exporter in ('US', 'SE', 'RU', 'NO', 'IS', 'FI', 'FO', 'GL', 'DK', 'CA')`
const NAMED = sql`exporter not in ('XX', 'XV')`

/** The figures as someone with a SQL prompt would look them up, one after the other. */
async function countedApart({ db }: Connection, species_id: string) {
  const { rows } = await db.execute(sql`
    with r as (select * from cites_trade_records where species_id = ${species_id}),
    annual as (select year, coalesce(sum(quantity), 0) as quantity from r group by year),
    means as (
      select
        (select sum(quantity) / 3 from annual where year > newest - 3) as recent,
        (select coalesce(sum(quantity), 0) / 3 from annual where year in (newest - 3, newest - 4, newest - 5)) as historical
      from (select max(year) as newest from annual) as span
    )
    select
      (select count(*)::integer from r) as trade_records_count,
      (select trim_scale(sum(quantity))::text from r) as total_quantity,
      ${mostRecorded('purpose', sql`true`)} as most_recorded_trade_use,
      ${shareOf('purpose', mostRecorded('purpose', sql`true`))} as trade_use_percentage,
      (select count(*)::integer from r where source = any (array['R', 'W', 'X'])) as wild_origin_count,
      (select count(*)::integer from r where source = 'O') as pre_convention_count,
      (select year::integer from r order by year limit 1) as period_start_year,
      (select year::integer from r order by year desc limit 1) as period_end_year,
      (select year::integer from r where quantity > 0 order by year desc limit 1) as last_recorded_year,
      (select trim_scale(sum(quantity))::text from r where coalesce(unit, 'Number of specimens') = 'Number of specimens'
        and year = (select max(year) from r where quantity > 0)) as last_recorded_quantity,
      case
        when (select count(*) from annual) < 5 then 'insufficient_data'
        when recent = 0 and historical = 0 then 'no_trade'
        when historical = 0 or recent / historical > 1.2 then 'increasing'
        when recent / historical < 0.8 then 'decreasing'
        else 'stable'
      end as trade_trend,
      ${mostRecorded('exporter', ARCTIC)} as top_arctic_exporter,
      ${shareOf('exporter', mostRecorded('exporter', ARCTIC))} as top_arctic_exporter_percentage,
      ${mostRecorded('exporter', NAMED)} as top_global_exporter,
      ${shareOf('exporter', mostRecorded('exporter', NAMED))} as top_global_exporter_percentage,
      (select count(distinct coalesce(unit, 'Number of specimens')) > 1 from r) as has_mixed_units,
      100
        - case when (select count(distinct coalesce(unit, 'Number of specimens')) > 1 from r) then 20 else 0 end
        - case when (select avg((source is null)::integer) > 0.1 from r where year > 1990) then 15 else 0 end
        - case when (select avg((purpose is null)::integer) > 0.1 from r) then 10 else 0 end
        - case when (select count(distinct year) < 5 from r) then 15 else 0 end
        - case when (select avg((reporter_type = 'E')::integer) not between 0.1 and 0.9 from r) then 10 else 0 end
        - case when (select avg((coalesce(exporter, 'XX') = 'XX')::integer) > 0.1 from r) then 10 else 0 end
        - case when exists (select from iucn_assessments where species_id = ${species_id} and scope_code = '1'
            and year_published >= extract(year from current_date) - 10) then 0 else 10 end
        - case when exists (select from cites_listings where species_id = ${species_id} and is_current
            and covers <> 'subspecies') then 0 else 10 end
        as data_quality_score
    from means`)
  return rows[0]
}

/** The value that most records have; of equals the one on record last, then the first by its code. */
function mostRecorded(column: 'purpose' | 'exporter', which: SQL): SQL {
  const name = sql.identifier(column)
  return sql`(
    select ${name} from (
      select ${name}, rank() over (order by count(*) desc, max(year) desc, ${name} collate "C") as place
      from r where ${name} is not null and ${which} group by ${name}
    ) as ranked where place = 1)`
}

/** How many of a hundred records have the value. */
function shareOf(column: 'purpose' | 'exporter', value: SQL): SQL {
  return sql`(select round(nullif(avg((${sql.identifier(column)} is not distinct from top)::integer) * 100, 0), 2)::text
    from r, (select ${value} as top) as most where top is not null)`
}

/** The same columns as the database has them. */
async function storedOf({ db }: Connection, species_id: string, columns: readonly string[]) {
  const names = columns.map((column) => sql.identifier(column))
  const { rows } = await db.execute(
    sql`select ${sql.join(names, sql`, `)} from article_summary_with_quality_view where species_id = ${species_id}`,
  )
  return rows[0]
}
