import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScreeningList } from '#contract/screening-contract.ts'
import type { Connection } from '#database/connect.ts'
import { release_files } from '#database/schema/index.ts'
import { selectionText } from '#domain/trade/records-csv.ts'
import { differences, readGoldenFigures } from '#testing/golden-figures.ts'
import { loadPublishedSpecies } from '#testing/published-species.ts'
import { describeWithReferenceData, REFERENCE_DATA } from '#testing/reference-data.ts'
import { openForManyRecords } from '#testing/test-database.ts'
import { createTestPortal } from '#testing/test-portal.ts'

/* The whole list on the real release, against flags that another program found. */

interface GoldenFlag {
  criterion: string
  paragraph: string
  exporter: string
  figure: string
  address: string
}

const golden: { taxon: string; screening_2022: GoldenFlag[] }[] =
  REFERENCE_DATA === '' ? [] : readGoldenFigures(REFERENCE_DATA).taxa

describeWithReferenceData('the screening of the real release', () => {
  let connection: Connection
  let app: FastifyInstance

  beforeAll(async () => {
    connection = await openForManyRecords()
    await loadPublishedSpecies(
      connection,
      REFERENCE_DATA,
      golden.map(({ taxon }) => taxon),
    )
    app = await createTestPortal(connection)
  })
  afterAll(async () => {
    await app?.close()
    await connection?.close()
  })

  test('holds every flag of the golden list with its rows, and no other', async () => {
    const { flags, species, last_complete_year }: ScreeningList = (await app.inject('/api/screening')).json()
    const wanted = golden.flatMap(({ taxon, screening_2022 }) =>
      screening_2022.map(({ criterion, paragraph, figure, address, ...flag }) => ({
        ...flag,
        scientific_name: taxon,
        criterion: criterion.replaceAll(' ', '_'),
        resolution: paragraph,
        figure: figure.replaceAll(' ', '_'),
        // Both name the same parameters, in an order of their own.
        address: [...new URLSearchParams(address)].sort(),
      })),
    )
    const found = flags.map(({ selection, ...flag }) => ({
      ...flag,
      address: [...new URLSearchParams(selectionText(selection))].sort(),
    }))
    const byKey = <Flag extends { scientific_name: string; criterion: string; exporter: string }>(
      one: readonly Flag[],
    ) => one.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
    expect(differences(byKey(found), byKey(wanted))).toEqual([])
    expect({ species, last_complete_year }).toEqual({ species: golden.length, last_complete_year: 2022 })
  })

  test('is the same byte for byte, counted from the files as where they were written before flags were stored', async () => {
    const { db } = connection
    const stored = (await app.inject('/api/screening')).body
    await db.update(release_files).set({ screening_flags: null })
    const counted = async () => (await app.inject('/api/screening?release=2025.1')).body
    expect(await counted()).toBe(stored)
  })

  test('begins with the largest against its threshold', async () => {
    const { flags }: ScreeningList = (await app.inject('/api/screening')).json()
    const times = flags.flatMap(({ times_threshold }) => times_threshold ?? [])
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect(flags[0]).toMatchObject({ exporter: 'UZ', times_threshold: 220 })
  })
})

const keyOf = (flag: { scientific_name: string; criterion: string; exporter: string }) =>
  `${flag.scientific_name} ${flag.criterion} ${flag.exporter}`
