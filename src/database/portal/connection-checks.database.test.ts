import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAssessment, aSpecies } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { checkConnection } from './connection-checks-queries.ts'

const silent = () => undefined

describeOnBothEngines('connection checks', (connection) => {
  test('tell that the database answers, with counts and samples', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db, { scientific_name: 'Ursus maritimus' })
    await anAssessment(db, id, { is_latest: true })
    expect(await checkConnection(reader, silent)).toMatchObject([
      { check: 'connection', succeeded: true, count: 1, sample: [{ answer: 1 }], error: null },
      { check: 'species_table', succeeded: true, count: 1, sample: [{ scientific_name: 'Ursus maritimus' }] },
      {
        check: 'species_with_status_view',
        succeeded: true,
        count: 1,
        sample: [{ latest_iucn_status: 'VU' }],
      },
      { check: 'all_species', succeeded: true, count: 1, sample: [{ latest_iucn_status: 'VU' }] },
    ])
  })

  test("one that fails says why, the database's own words go to the operator, and the others stand", async () => {
    const { db } = connection()
    await db.execute(sql`drop view species_with_status_view`)
    const reported: string[] = []
    const checks = await checkConnection(db, (check, problem) =>
      reported.push(`${check}: ${(problem as Error).cause}`),
    )
    expect(checks).toMatchObject([
      { succeeded: true },
      { succeeded: true },
      { succeeded: false, count: null, sample: [], error: 'missing' },
      { succeeded: true },
    ])
    expect(reported).toEqual([expect.stringMatching(/^species_with_status_view: .*does not exist/)])
  })
})
