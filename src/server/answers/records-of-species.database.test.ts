import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import type { Transaction } from '#database/access.ts'
import { listNamedTaxa } from '#database/search/search-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import { listEffectivenessFacts } from '#database/summaries/effectiveness-queries.ts'
import { namesInLanguage } from '#domain/names/names-in-language.ts'
import { groupsOfSpecies } from '#domain/search/groups-of-species.ts'
import { searchEntries } from '#domain/search/search-entries.ts'
import { type NamedTaxon, speciesEntries } from '#domain/search/species-entries.ts'
import { speciesNamed } from '#domain/search/species-named.ts'
import { featuredSpecies } from '#domain/species/featured.ts'
import { eachNameOnce } from '#domain/species/gallery.ts'
import { galleryInOrder } from '#domain/species/gallery-in-order.ts'
import { GALLERY_ORDERS, type GalleryOrder } from '#domain/species/gallery-orders.ts'
import { listPart } from '#domain/species/list-part.ts'
import { inOrder } from '#domain/species/ordered-species.ts'
import { DASHBOARD_SORTS } from '#domain/summaries/dashboard-choices.ts'
import { entriesInOrder } from '#domain/summaries/dashboard-in-order.ts'
import { dashboardMetrics, decliningPopulations } from '#domain/summaries/dashboard-metrics.ts'
import { sortedEntries } from '#domain/summaries/dashboard-order.ts'
import { type EffectivenessFacts, effectivenessRows } from '#domain/summaries/effectiveness-rows.ts'
import { redListCounts } from '#domain/summaries/red-list-counts.ts'
import { aCommonName, aListing, aSpecies } from '#testing/builders.ts'
import { changeEveryColumn, publicTables } from '#testing/change-rows.ts'
import { isLongRun } from '#testing/long-run.ts'
import { describeWithCatalogue } from '#testing/test-database.ts'
import { DataVersion } from './data-version.ts'
import type { ReadSpecies } from './records-of-species.ts'
import { LISTS_OF_SPECIES } from './scopes-of-records.ts'
import { VersionRecords } from './version-records.ts'

const DAY = '2026-11-27'
/** Rows of each table that are changed, and of each that are deleted. */
const ROWS = isLongRun ? 10 : 1
const SEARCHES = ['hval', 'narwhal', 'falcon', 'more', 'ursos']

type Cards = Awaited<ReturnType<typeof listSpeciesCards>>

/** The gallery sorted without what was sorted before. */
const sortedWhole: typeof galleryInOrder = (cards, order, names) =>
  eachNameOnce(cards).toSorted(inOrder(order, names))

interface Lists {
  cards: Cards
  taxa: readonly NamedTaxon[]
  facts: readonly EffectivenessFacts[]
}

/** What screens are given of the lists. */
function madeOf(
  { cards, taxa, facts }: Lists,
  inOrder: typeof galleryInOrder = galleryInOrder,
  rowsInOrder: typeof entriesInOrder = entriesInOrder,
) {
  const entries = speciesEntries(taxa)
  const rows = effectivenessRows(facts, DAY)
  const localNames = namesInLanguage(taxa, 'is')
  return {
    cards,
    taxa,
    entries,
    groups: groupsOfSpecies(taxa),
    localNames,
    orders: GALLERY_ORDERS.map((order: GalleryOrder) =>
      inOrder(cards, order, { language: 'is', localNames }).map(({ id }) => id),
    ),
    found: SEARCHES.map((search) => searchEntries(entries, search, 'en')),
    rows: DASHBOARD_SORTS.map((sort) => rowsInOrder(rows, sort)),
    counts: [dashboardMetrics(rows), decliningPopulations(rows), redListCounts(cards)],
    named: SEARCHES.map((search) => speciesNamed(entries, search)),
    featured: featuredSpecies(cards, DAY),
    addressed: listPart(taxa, { species: ['ursus-maritimus'] }),
  }
}

/*
 * A list that is brought up to date species by species must never differ from one that is read whole. So rows of every
 * public table are changed, added and deleted, and after each change both are held against each other.
 */
describeWithCatalogue('lists that are brought up to date', (connection) => {
  let differing: string[] = []
  afterEach(() => {
    differing = []
  })

  async function lists() {
    const { reader } = connection()
    const dataVersion = await DataVersion.watch(connection(), () => DAY)
    const records = new VersionRecords(dataVersion)
    const read = async (list: ReadSpecies) => records.of(await dataVersion.ask(), reader, list)
    let compared = 0
    return {
      catchUp: () => dataVersion.catchUp(),
      /** Compares the lists in memory with what the database says. */
      compare: async (after: string) => {
        for (const list of LISTS_OF_SPECIES.keys()) {
          const before = await read(list)
          const fresh = await list(reader)
          if (JSON.stringify(before) !== JSON.stringify(fresh)) differing.push(`${list.name} after ${after}`)
        }
        const held = madeOf({
          cards: (await read(listSpeciesCards)) as Cards,
          taxa: (await read(listNamedTaxa)) as NamedTaxon[],
          facts: (await read(listEffectivenessFacts)) as EffectivenessFacts[],
        })
        const whole = {
          cards: await listSpeciesCards(reader),
          taxa: await listNamedTaxa(reader),
          facts: await listEffectivenessFacts(reader),
        }
        expect(held).toEqual(madeOf(whole, sortedWhole, sortedEntries))
        compared += 1
      },
      count: () => compared,
    }
  }

  test('are as if they were read whole, whatever was changed or deleted', async () => {
    const { db } = connection()
    const { catchUp, compare, count } = await lists()
    await compare('nothing')
    let changed = 0
    for (const table of await publicTables(db)) {
      for (let turn = 0; turn < ROWS * 2; turn += 1) {
        const isDeleted = turn >= ROWS
        const { rows } = await db.execute<{ at: string }>(
          sql`select ctid::text as at from ${sql.raw(table)} order by md5(ctid::text || ${turn}) limit 1`,
        )
        const at = rows[0]?.at
        if (at === undefined) continue
        await db
          .transaction(async (tx) => {
            if (isDeleted) await tx.execute(sql`delete from ${sql.raw(table)} where ctid = ${at}::tid`)
            else changed += await changeEveryColumn(tx, table, at)
          })
          // What other records refer to stays.
          .catch(() => undefined)
        await catchUp()
        await compare(`a ${isDeleted ? 'deletion' : 'change'} in ${table}`)
      }
    }
    expect(differing).toEqual([])
    expect(changed).toBeGreaterThan(40)
    expect(count()).toBeGreaterThan(20)
  })

  const ADDED: { what: string; add: (tx: Transaction) => Promise<unknown> }[] = [
    { what: 'a species', add: (tx) => aSpecies(tx, { scientific_name: 'Alca torda', family: 'Alcidae' }) },
    {
      what: 'a species with a name, several times',
      add: async (tx) => {
        const { id } = await aSpecies(tx)
        await aCommonName(tx, id, { name: 'Hvalur', iso_639: 'is' })
        await aListing(tx, id)
      },
    },
    {
      what: 'a family that is spelt otherwise',
      add: (tx) => tx.execute(sql`insert into families (family_name) select upper('alcidae')`),
    },
    {
      what: 'many species at once',
      add: async (tx) => {
        for (let made = 0; made < 60; made += 1) await aSpecies(tx)
      },
    },
  ]

  test.each(ADDED)('are as if they were read whole after $what was added', async ({ add }) => {
    const { catchUp, compare } = await lists()
    await compare('nothing')
    await connection().db.transaction(add)
    await catchUp()
    await compare('the addition')
    expect(differing).toEqual([])
  })

  test('read one species after a save of one', async () => {
    const { db, reader } = connection()
    const dataVersion = await DataVersion.watch(connection(), () => DAY)
    const records = new VersionRecords(dataVersion)
    const before = await records.of(await dataVersion.ask(), reader, listNamedTaxa)
    const saved = before[3]?.id
    await db.execute(sql`update species set use_and_trade = 'Saved' where id = ${saved}`)
    await dataVersion.catchUp()
    // It says the same, and so does what was made of the list.
    expect(await records.of(await dataVersion.ask(), reader, listNamedTaxa)).toBe(before)
    await db.execute(sql`update species set common_name = 'Saved' where id = ${saved}`)
    await dataVersion.catchUp()
    const after = await records.of(await dataVersion.ask(), reader, listNamedTaxa)
    expect(after.filter((taxon, place) => taxon !== before[place]).map(({ id }) => id)).toEqual([saved])
  })
})
