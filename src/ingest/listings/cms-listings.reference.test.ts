import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listReleases } from '#database/releases/releases-queries.ts'
import { cms_listings, species } from '#database/schema/index.ts'
import { csvLine } from '#domain/csv-line.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'
import { runImport } from '../run-import.ts'

interface PublishedTaxon {
  species_name: string
  cms_listing: string
  agreement: string
  listed_under: string
  date_listed: string
  notes: string
  all_distribution_codes: string[]
}

const HEADER =
  'Id,ScientificName,Agreement,Listing,Listed under,Date,Note,All_DistributionFullNames,All_DistributionISOCodes'

const published = (): PublishedTaxon[] =>
  JSON.parse(readFileSync(join(REFERENCE_DATA, 'cms/cms_arctic_species_data.json'), 'utf8')).species_data

/** The facts in the layout of the table that Species+ exports. */
const asExported = (taxa: readonly PublishedTaxon[]) =>
  [
    HEADER,
    ...taxa.map((taxon, place) =>
      csvLine([
        String(place + 1),
        taxon.species_name,
        taxon.agreement,
        taxon.cms_listing,
        taxon.listed_under,
        taxon.date_listed,
        taxon.notes,
        '',
        taxon.all_distribution_codes.join(','),
      ]).replaceAll("'**", '**'),
    ),
    '',
  ].join('\n')

describeWithReferenceData('the CMS facts of Species+', () => {
  describeWithCatalogue('in the layout of its export', (connection) => {
    let folder = ''
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'cms-export-'))
    })
    afterAll(() => rm(folder, { recursive: true }))

    const importTaxa = async (taxa: readonly PublishedTaxon[], more = {}) => {
      const file = join(folder, 'cms_listings.csv')
      await writeFile(file, asExported(taxa))
      return runImport(connection(), { source: 'cms-listings', files: [file], today: '2026-11-21', ...more })
    }
    const currentListings = async () => {
      const rows = await connection()
        .db.select({ name: species.scientific_name, appendix: cms_listings.appendix })
        .from(cms_listings)
        .innerJoin(species, eq(species.id, cms_listings.species_id))
        .where(eq(cms_listings.is_current, true))
      return new Map(rows.map(({ name, appendix }) => [name, appendix]))
    }

    test('every row is read, and nothing else is replaced', async () => {
      const report = await importTaxa(published(), { dryRun: true })
      expect(report).toMatchObject({
        outcome: 'checked',
        read: 31,
        refused: [],
        skipped: [],
        coverage: { extent: 'facts', confirm: null },
      })
    })

    test('after the import each species stands where the convention lists it; the others stay', async () => {
      const before = await currentListings()
      const report = await importTaxa(published())
      expect(report).toMatchObject({ outcome: 'stored', refused: [] })
      const after = await currentListings()
      for (const { species_name, cms_listing } of published()) {
        expect([species_name, after.get(species_name)]).toEqual([species_name, cms_listing])
      }
      const named = new Set(published().map(({ species_name }) => species_name))
      for (const [name, appendix] of before) if (!named.has(name)) expect(after.get(name)).toBe(appendix)
    })

    test('the same file again changes nothing, and one fact does not become the whole dataset', async () => {
      expect(await importTaxa(published())).toMatchObject({ outcome: 'stored', stored: 0 })
      const { db } = connection()
      const rows = await db.$count(cms_listings)
      const [bear] = published().filter(({ species_name }) => species_name === 'Ursus maritimus')
      if (bear === undefined) throw new Error('The polar bear is missing from the published facts')
      const report = await importTaxa([
        { ...bear, cms_listing: 'I/II', date_listed: '**I** 01/02/2031\n**II** 08/02/2015' },
      ])
      expect(report).toMatchObject({ outcome: 'stored', stored: 1 })
      expect(await db.$count(cms_listings)).toBe(rows + 1)
      const dataset = (await listReleases(db)).find((one) => one.dataset === 'cms_listings')
      expect(dataset).toMatchObject({ row_count: rows + 1 })
      expect(dataset?.releases.at(-1)).toMatchObject({ title: expect.stringMatching(/CMS/), covers: null })
      expect(dataset?.releases[0]).toMatchObject({ row_count: 1, covers: ['Ursus maritimus'] })
    })
  })
})
