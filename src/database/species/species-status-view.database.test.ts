import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ASSESSMENT_SCOPES } from '#domain/assessments/assessment-scopes.ts'
import { latestAssessment } from '#domain/assessments/latest-assessment.ts'
import { cardStatus, redListStatusOf } from '#domain/assessments/red-list-status.ts'
import { anAssessment, aSpecies } from '#testing/builders.ts'
import { tries } from '#testing/long-run.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { listAssessments } from '../assessments/assessments-queries.ts'

const SCOPES = ASSESSMENT_SCOPES.slice(0, 3)

/** Unique scopes and years, since two of the same would have no defined order. */
const history = fc.uniqueArray(
  fc.record({
    year_published: fc.integer({ min: 2010, max: 2013 }),
    status: fc.constantFrom('CR' as const, 'LC' as const, 'NE' as const),
    possibly_extinct: fc.constantFrom(true, false, null),
    scope: fc.constantFrom(...SCOPES),
  }),
  { maxLength: 6, selector: ({ year_published, scope }) => `${year_published} ${scope.code}` },
)
/** The scopes in which one of the assessments is marked as latest. */
const marked = fc.subarray(SCOPES.map(({ code }) => code))

describeOnBothEngines('species_with_status_view', (connection) => {
  test('follows the rule of the domain, for any assessments', async () => {
    const { db, reader } = connection()
    await fc.assert(
      fc.asyncProperty(history, marked, async (assessments, marks) => {
        const { id } = await aSpecies(db)
        for (const { scope, ...one } of assessments)
          await anAssessment(db, id, {
            ...one,
            scope_code: scope.code,
            scope_description: scope.description,
            is_latest:
              marks.includes(scope.code) &&
              assessments.find((other) => other.scope.code === scope.code)?.year_published ===
                one.year_published,
          })
        const { rows } = await reader.execute(
          sql`select latest_iucn_status, latest_iucn_scope, latest_iucn_possibly_extinct,
            latest_iucn_possibly_extinct_in_wild, latest_iucn_year as iucn_year
            from species_with_status_view where id = ${id}`,
        )
        expect(rows[0]).toEqual(
          cardStatus(redListStatusOf(latestAssessment(await listAssessments(reader, id)))),
        )
      }),
      tries(50),
    )
  })

  test('gives a regional status with its scope, and only without a global one', async () => {
    const { db, reader } = connection()
    const { id } = await aSpecies(db)
    await anAssessment(db, id, {
      status: 'LC',
      year_published: 2014,
      is_latest: true,
      scope_code: '2',
      scope_description: 'Europe',
    })
    const scopeNow = async () => {
      const { rows } = await reader.execute(
        sql`select latest_iucn_status as status, latest_iucn_scope as scope from species_with_status_view where id = ${id}`,
      )
      return rows[0]
    }
    expect(await scopeNow()).toEqual({ status: 'LC', scope: 'Europe' })
    // A global one takes precedence, even an older one without the mark.
    await anAssessment(db, id, { status: 'VU', year_published: 1998 })
    expect(await scopeNow()).toEqual({ status: 'VU', scope: 'Global' })
  })
})
