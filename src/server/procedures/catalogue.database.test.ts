import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { adminContract } from '#contract/index.ts'
import { pageOfRecords } from '#database/curation/curated-queries.ts'
import { CURATED_TABLES } from '#database/curation/curated-tables.ts'
import { listUnifiedListings } from '#database/listings/listings-queries.ts'
import { cites_listings } from '#database/schema/index.ts'
import { getSpeciesDetail } from '#database/species/species-detail-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import { listEffectivenessFacts } from '#database/summaries/effectiveness-queries.ts'
import { isBeforeConvention, otherCurrent } from '#domain/listings/listing-contradictions.ts'
import { dashboardMetrics } from '#domain/summaries/dashboard-metrics.ts'
import { effectivenessRows } from '#domain/summaries/effectiveness-rows.ts'
import { landingMetrics } from '#domain/summaries/landing-metrics.ts'
import { statusChangesCount } from '#domain/timeline/status-changes.ts'
import { asInForm } from '#testing/as-in-form.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'

const NO_TRADE = { records: 0, first_year: null, last_year: null }

describeWithCatalogue('the catalogue as it is read', (connection) => {
  test('43 species make 44 entries, since one whale is listed in two parts', async () => {
    const { reader } = connection()
    expect(await listSpeciesCards(reader)).toHaveLength(43)

    const rows = effectivenessRows(await listEffectivenessFacts(reader), '2026-11-21')
    expect(rows).toHaveLength(44)
    expect(rows.filter(({ species_id }) => species_id.includes(':'))).toMatchObject([
      { common_name: 'Common Minke Whale* (West Greenland population)', cites_appendix: 'II' },
    ])
    expect(await listUnifiedListings(reader)).toHaveLength(44)
  })

  test('16 entries are in Appendix I, 27 in II and one in III', async () => {
    const rows = effectivenessRows(await listEffectivenessFacts(connection().reader), '2026-11-24')
    expect(dashboardMetrics(rows).appendixMix).toEqual([
      { appendix: 'I', count: 16 },
      { appendix: 'II', count: 27 },
      { appendix: 'III', count: 1 },
      { appendix: 'Not Listed', count: 0 },
    ])
  })

  test('rules and views of the database agree on where every species stands', async () => {
    const { reader } = connection()
    const { rows } = await reader.execute(
      sql`select scientific_name, latest_iucn_status, latest_iucn_scope, latest_iucn_possibly_extinct,
          latest_iucn_possibly_extinct_in_wild, latest_iucn_year, current_cites_appendix, current_cms_appendix
        from species_with_status_view order by scientific_name collate "C"`,
    )
    expect(await listSpeciesCards(reader)).toMatchObject(
      rows.map(({ latest_iucn_year, ...row }) => ({ ...row, iucn_year: latest_iucn_year })),
    )
  })

  test('each appendix is in force since the day of its own unbroken run, whatever amended it', async () => {
    const { rows } = await connection().reader.execute(sql`
      select scientific_name, current_cites_appendix as appendix, current_cites_date::text as since
      from species_with_status_view`)
    const found = Object.fromEntries(
      rows.map(({ scientific_name, appendix, since }) => [scientific_name, `${appendix} ${since}`]),
    )
    expect(found).toMatchObject({
      'Monodon monoceros': 'II 1979-06-28',
      'Ursus maritimus': 'II 1975-07-01',
      'Nyctea scandiaca': 'II 1977-02-04',
      'Falco rusticolus': 'I 1985-08-01',
      'Balaenoptera borealis': 'I 1981-06-06',
      'Balaenoptera acutorostrata': 'I 1986-01-01',
      'Cetorhinus maximus': 'II 2003-02-13',
      'Phoebastria albatrus': 'II 2023-02-23',
      'Branta canadensis leucopareia': 'II 2023-02-23',
    })
  })

  test('no two listings of one part of a species are current, and none contradicts itself', async () => {
    const rows = await connection().reader.select().from(cites_listings)
    const contradicting = rows.filter(
      (row) =>
        isBeforeConvention(row) ||
        otherCurrent(
          row,
          rows.filter(({ id, species_id }) => id !== row.id && species_id === row.species_id),
        ),
    )
    expect(contradicting).toEqual([])
  })

  test('statuses changed 90 times in all, that of the Eskimo curlew twice', async () => {
    const { reader } = connection()
    const changes = new Map<string, number>()
    for (const { id, scientific_name } of await listSpeciesCards(reader))
      changes.set(scientific_name, statusChangesCount(await getSpeciesDetail(reader, id)))
    expect(changes.get('Numenius borealis')).toBe(2)
    expect(changes.get('Monodon monoceros')).toBe(3)
    expect([...changes.values()].reduce((total, count) => total + count, 0)).toBe(90)
  })

  test('a species that was assessed in a region alone counts as not assessed', async () => {
    const cards = await listSpeciesCards(connection().reader)
    expect(landingMetrics(cards, NO_TRADE).iucnCoverage).toMatchObject({ total: 43, withAssessment: 41 })
    expect(cards.find(({ scientific_name }) => scientific_name === 'Rhodiola rosea')).toMatchObject({
      latest_iucn_status: 'LC',
      latest_iucn_scope: 'Europe',
    })
  })

  test('every record of it can be saved as its form holds it', async () => {
    const refused: unknown[] = []
    for (const topic of Object.keys(CURATED_TABLES) as (keyof typeof CURATED_TABLES)[]) {
      const { rows } = await pageOfRecords(connection().curator, CURATED_TABLES[topic], WHOLE_TABLE)
      const schema = adminContract[topic].update['~orpc'].inputSchema as z.ZodType
      for (const row of rows) {
        const { success, error } = schema.safeParse(asInForm(row))
        if (!success) refused.push([topic, row.id, error.issues])
      }
    }
    expect(refused).toEqual([])
  })
})

const WHOLE_TABLE = { search: '', page: 1, size: 10_000 }
