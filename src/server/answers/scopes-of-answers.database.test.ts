import { isContractProcedure } from '@orpc/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { Portal } from '#contract/portal-contract.ts'
import type { Transaction } from '#database/access.ts'
import { READER_ROLE } from '#database/engines/engine.ts'
import {
  CATALOGUED_SPECIES,
  type DataScopes,
  LISTED_SPECIES,
  NAMED_SPECIES,
} from '#database/releases/data-scopes.ts'
import { findDataVersions } from '#database/releases/data-version-queries.ts'
import { findRelease } from '#database/releases/releases-queries.ts'
import { dataset_releases } from '#database/schema/index.ts'
import { takenBack } from '#database/taken-back.ts'
import { writeReleaseFiles } from '#database/trade/release-files-changes.ts'
import { storeTradeRelease } from '#database/trade/trade-releases-changes.ts'
import { publishedTable } from '#domain/bulk/catalogue-tables.ts'
import { TRANSLATION_LANGUAGES } from '#domain/translations/translated-fields.ts'
import { aRelease, aShipment } from '#testing/builders.ts'
import { changeEveryColumn, publicTables } from '#testing/change-rows.ts'
import { isLongRun } from '#testing/long-run.ts'
import { describeWithCatalogueOnOneEngine } from '#testing/test-database.ts'
import { tradeHere } from '#testing/trade-here.ts'
import { PublicAnswers } from './public-answers.ts'
import { OF_TABLES, scopesOf } from './scopes-of-answers.ts'
import { SCOPES_OF_RECORDS } from './scopes-of-records.ts'

const PORTAL: Portal = {
  name: 'Arctic Tracker',
  institution: 'University of Akureyri',
  credit_line: null,
  contact: null,
  issues_url: null,
  public_url: 'https://portal.example',
  roles: [],
  version: '1.0.0',
}
const DAY = '2026-11-27'

/** What is asked of one species: every read of the contract at such an address. */
const OF_SPECIES: string[] = pathsOf(contract).filter(
  (path) => path.startsWith('/species/{id}') && !path.endsWith('/image'),
)

/** Answers that are counted over the trade of all species. */
const OF_ALL_TRADE = [
  '/api/countries',
  '/api/countries/GL',
  '/api/trade/explorer',
  '/api/trade/explorer?species=Monodon+monoceros&group=species,exporter&release=2025.1',
  '/api/trade/explorer/flows',
  '/api/trade/explorer/files',
  '/api/screening',
  '/api/screening?sort=species&language=is',
  '/api/trade-records/count',
  '/api/trade-records/flows',
  '/api/trade-records/values',
  '/api/releases/cites-trade',
  '/api/releases/cites-trade/2024.1/2025.1',
  '/api/releases/cites-trade/2024.1/2025.1/countries/GL',
  '/api/published-figures',
]

/** Answers that are made of the lists of all species. */
const OF_ALL_LISTS = [
  '/api/species?order=name&language=is',
  '/api/species?search=whale',
  '/api/species-listings',
  '/api/species/all',
  '/api/species/names',
  '/api/species/names/is',
  '/api/species/suggestions?search=wha',
  '/api/species/filter-counts',
  '/api/search?search=hval',
  '/api/effectiveness',
  '/api/effectiveness?search=whale&sort=iucn_status',
  '/api/effectiveness/count',
  '/api/dashboard-metrics',
  '/api/landing',
  '/api/landing-metrics',
  '/api/search-index?most_species=200',
]

/** What is known of countries beside their trade. */
const OF_COUNTRIES = ['GL', 'CA', 'US', 'NO', 'IS', 'DK'].map((code) => `/api/countries/${code}/facts`)

/** Records by the place of their question among all, since not each has a name of its own. */
const recordsAt = (place: number) => `${[...SCOPES_OF_RECORDS.keys()][place]?.name} (${place})`

const addressesAbout = (id: string) => [
  ...OF_SPECIES.map((path) => `/api${path.replace('{id}', id).replace('{view}', 'terms-traded')}`),
  ...TRANSLATION_LANGUAGES.flatMap((language) => [
    `/api/translations/${language}/species/${id}`,
    `/api/translations/${language}/glossary`,
  ]),
  ...Object.keys(OF_TABLES),
  ...OF_ALL_TRADE,
  ...OF_ALL_LISTS,
  ...OF_COUNTRIES,
  `/api/trade-releases?species_id=${id}`,
  `/api/screening?species_id=${id}`,
]

/** Rows of each public table that are changed: of other species than the one that is asked about. */
const MOST_ROWS = isLongRun ? 5 : 1

/*
 * A cached answer must never outlive a change of what it says. So whatever is changed of another species, or of no species,
 * each answer is asked for anew: where it says something else, one of the scopes that it rests on has changed.
 */
describeWithCatalogueOnOneEngine('what answers rest on', (connection) => {
  let narwhal: string
  let other: string
  let addresses: string[]
  let tables: string[]

  beforeAll(async () => {
    const { db } = connection()
    const { rows } = await db.execute<{ id: string; scientific_name: string }>(
      sql`select id, scientific_name from species order by scientific_name = 'Monodon monoceros' desc limit 2`,
    )
    narwhal = rows[0]?.id ?? ''
    for (const { version, years } of [
      { version: '2024.1', years: [2008] },
      { version: '2025.1', years: [2012, 2015] },
    ]) {
      for (const { id, scientific_name } of rows)
        for (const year of years) await aShipment(db, id, { year, taxon: scientific_name })
      await db.delete(dataset_releases).where(eq(dataset_releases.dataset, 'cites_trade'))
      await aRelease(db, { version, publisher: 'UNEP-WCMC', simulated: false, last_complete_year: 2015 })
      await db.transaction(async (tx) => {
        await writeReleaseFiles(tx)
        const inUse = await findRelease(tx, 'cites_trade')
        if (inUse !== undefined) await storeTradeRelease(tx, inUse)
      })
    }
    other = rows[1]?.id ?? ''
    addresses = addressesAbout(narwhal)
    tables = await publicTables(db)
  })

  test('every read of a species rests on its scopes', () => {
    expect(OF_SPECIES.length).toBeGreaterThan(15)
    expect(addresses.filter((address) => scopesOf(new URL(address, 'http://portal')) === undefined)).toEqual(
      [],
    )
  })

  test('whatever changes an answer changes one of its scopes', async () => {
    const overlooked: string[] = []
    const before = await takenBack(connection().db, (tx) => asked(tx))
    const restsOnOf = new Map<string, DataScopes | undefined>([
      ...addresses.map((address) => [address, scopesOf(new URL(address, 'http://portal'))] as const),
      ...[...SCOPES_OF_RECORDS.values()].map((scopes, place) => [recordsAt(place), scopes] as const),
    ])
    expect(addresses.filter((address) => /^[45]/.test(before.get(address) ?? ''))).toEqual([])
    let changed = 0
    for (const table of tables) {
      for (const row of await rowsOf(table)) {
        await takenBack(connection().db, async (tx) => {
          const { version } = await findDataVersions(tx, 0)
          changed += await changeEveryColumn(tx, table, row)
          const { scopes } = await findDataVersions(tx, version + 1)
          const after = await asked(tx)
          for (const [address, answer] of after) {
            const restsOn = restsOnOf.get(address) ?? []
            if (answer !== before.get(address) && !restsOn.some((scope) => scopes.has(scope)))
              overlooked.push(`${address} says something else after a change of ${table}`)
          }
        })
      }
    }
    expect(overlooked).toEqual([])
    // Otherwise nothing was tried.
    expect(changed).toBeGreaterThan(100)
  })

  test.each(['catch_records', 'iucn_assessments', 'cites_listings', 'cms_listings'])(
    'datasets rest on %s, whose rows they count',
    async (table) => {
      await takenBack(connection().db, async (tx) => {
        const { version } = await findDataVersions(tx, 0)
        const name = sql.identifier(table)
        await tx.execute(sql`delete from ${name} where id in (select id from ${name} limit 1)`)
        const { scopes } = await findDataVersions(tx, version + 1)
        const restsOn = scopesOf(new URL('/api/dataset-releases', 'http://portal')) ?? []
        expect(restsOn.filter((scope) => scopes.has(scope))).not.toEqual([])
      })
    },
  )

  test('trade and lists of all species, facts and the catalogue rest on what they say of a species, and on no text of it', async () => {
    const { db } = connection()
    const { rows } = await db.execute<{ name: string; type: string }>(sql`
      select attname as name, format_type(atttypid, null) as type from pg_attribute
      where attrelid = 'species'::regclass and attnum > 0 and not attisdropped and attname <> 'id'`)
    const named = ['scientific_name', 'common_name', 'drawing', 'hidden']
    const taxonomy = ['kingdom', 'class', 'order_name', 'family', 'genus']
    const listed = [...named, ...taxonomy, 'default_image_url', 'population_trend', 'manual_review']
    const catalogued = [...named, ...(publishedTable('species')?.columns.map((column) => column.name) ?? [])]
    const before = await takenBack(db, (tx) => asked(tx))
    let texts = 0
    for (const { name, type } of rows) {
      const value =
        { drawing: `'plant'`, manual_review: `'complete'` }[name] ??
        { text: `'changed'`, boolean: `not "${name}"`, integer: `coalesce("${name}", 0) + 1` }[type]
      if (value === undefined) continue
      await takenBack(db, async (tx) => {
        const { version } = await findDataVersions(tx, 0)
        const isChanged = await tx
          .transaction((inner) =>
            inner.execute(
              sql`update species set ${sql.identifier(name)} = ${sql.raw(value)} where id = ${other}`,
            ),
          )
          .then(
            () => true,
            () => false,
          )
        if (!isChanged) return
        const { scopes } = await findDataVersions(tx, version + 1)
        expect([name, scopes.has(NAMED_SPECIES)]).toEqual([name, named.includes(name)])
        expect([name, scopes.has(LISTED_SPECIES)]).toEqual([name, listed.includes(name)])
        expect([name, scopes.has(CATALOGUED_SPECIES)]).toEqual([name, catalogued.includes(name)])
        const stay = [
          ...(named.includes(name) ? [] : [...OF_ALL_TRADE, '/api/sample-queries']),
          ...(catalogued.includes(name) ? [] : ['/api/tables', '/api/data-files', '/api/trade-releases']),
          ...(listed.includes(name) ? [] : [...OF_ALL_LISTS, ...OF_COUNTRIES]),
        ]
        if (!listed.includes(name)) texts += 1
        const after = await asked(tx, stay)
        const changed = stay.filter((address) => after.get(address) !== before.get(address))
        expect([name, changed]).toEqual([name, []])
      })
    }
    expect(texts).toBeGreaterThan(15)
  })

  /** What each address answers, asked anew. */
  async function asked(tx: Transaction, which = addresses): Promise<Map<string, string>> {
    const answers = answersFrom(tx)
    const said = new Map<string, string>()
    // What visitors may read depends on which species are hidden.
    await tx.execute(sql`set local role ${sql.identifier(READER_ROLE)}`)
    for (const address of which) {
      const { status, body } = await answers.get(address)
      said.set(address, `${status === 200 ? '' : status}${body}`)
    }
    for (const [place, read] of [...SCOPES_OF_RECORDS.keys()].entries())
      said.set(recordsAt(place), JSON.stringify(await read(tx)))
    await tx.execute(sql`reset role`)
    return said
  }

  /** Where in its table some rows are that do not belong to the narwhal, first those of the other species with trade. */
  async function rowsOf(table: string): Promise<string[]> {
    const { rows } = await connection().db.execute<{ at: string }>(sql`
      select ctid::text as at from ${sql.raw(table)} as row
      where to_jsonb(row)->>'species_id' is distinct from ${narwhal} and to_jsonb(row)->>'id' is distinct from ${narwhal}
      order by to_jsonb(row)->>'species_id' is not distinct from ${other} or to_jsonb(row)->>'id' is not distinct from ${other} desc, md5(ctid::text)
      limit ${MOST_ROWS}`)
    return rows.map(({ at }) => at)
  }
})

function answersFrom(tx: Transaction): PublicAnswers {
  let asked = 0
  const ask = async () => `${++asked}.${DAY}`
  return new PublicAnswers(
    {
      known: undefined,
      ask,
      catchUp: async () => undefined,
      currentDay: DAY,
      ofScopes: (dataVersion) => dataVersion,
      changesSince: () => ({ moment: 0, scopes: new Set() }),
    },
    () => ({
      db: tx,
      ...tradeHere(tx),
      currentDay: DAY,
      images: { find: async () => null },
      portal: PORTAL,
      status: async () => Promise.reject(new Error('Not asked')),
      warn: () => undefined,
    }),
    { language: 'en', date: String, number: String } as never,
    (problem) => {
      throw problem
    },
  )
}

function pathsOf(router: object): string[] {
  return Object.values(router).flatMap((part) => {
    if (!isContractProcedure(part)) return pathsOf(part)
    const { method, path = '' } = part['~orpc'].route
    return method === 'GET' ? [path] : []
  })
}
