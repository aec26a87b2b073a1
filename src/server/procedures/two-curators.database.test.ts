import { call } from '@orpc/server'
import { expect, test } from 'vitest'
import { mergeRecord, type RecordFields, type Side, withChoices } from '#domain/curation/merge-record.ts'
import { sameValue } from '#domain/curation/normal-value.ts'
import { asCurator, CURATOR } from '#testing/admin-context.ts'
import { asInForm } from '#testing/as-in-form.ts'
import { aSpecies } from '#testing/builders.ts'
import { isLongRun, sampled } from '#testing/long-run.ts'
import { SeededNumbers } from '#testing/seeded-numbers.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import { adminRouter } from './admin-router.ts'

/** Each deals out another order of steps. */
const SEEDS = sampled(
  Array.from({ length: 200 }, (_, at) => at + 1),
  40,
)
/** So many forms are merged at least, with choices and without. */
const LEAST_MERGES = isLongRun ? 20 : 1
const STEPS = 10
/** What each field may be made: few values, so that two curators often write the same. */
const VALUES = {
  title: ['Seals', 'Whales', 'Bears'],
  authors: ['', 'Olsen', 'Olsen & Berg'],
  year: ['', '2019', '2020'],
  journal: ['', 'Polar Biology'],
  doi: ['', '10.1000/a', '10.1000/b'],
  checked: [true, false],
} as const
type Field = keyof typeof VALUES
const FIELDS = Object.keys(VALUES) as Field[]
const OTHER = { id: 'someone-else', email: 'other@example.org', role: 'admin', languages: [] }

/** A form that a curator has open. */
interface Form {
  base: RecordFields
  version: number
  mine: Record<string, unknown>
}

describeOnBothEngines('two curators at one record', (connection) => {
  const { create, get, update } = adminRouter.references
  const contexts = () => [
    { context: asCurator(connection()) },
    { context: asCurator(connection(), { profile: OTHER }) },
  ]

  test(`lose nothing in ${SEEDS.length} random interleavings`, async () => {
    const { id: species_id } = await aSpecies(connection().db)
    const [ask = { context: asCurator(connection()) }] = contexts()
    let choices = 0
    let merges = 0

    for (const seed of SEEDS) {
      const random = new SeededNumbers(seed * 7919)
      const one = <Item>(of: readonly Item[]): Item => of[Math.floor(random.next() * of.length)] as Item
      const values = { species_id, title: 'Seals', type: 'journal_article', checked: false }
      const { id } = await call(create, values as never, ask)
      /** What each field has to hold: the value that someone chose for it last. */
      const expected: Record<string, unknown> = asInForm(await call(get, { id }, ask))
      const forms: (Form | undefined)[] = [undefined, undefined]

      const open = async (who: number): Promise<Form> => {
        const { version, ...record } = asInForm(await call(get, { id }, contexts()[who] ?? ask))
        const form = { base: record, version: Number(version), mine: { ...record } }
        forms[who] = form
        return form
      }

      const save = async (who: number, { base, version, mine }: Form): Promise<void> => {
        const { species: _, updated_at: __, ...written } = mine
        const refusal = await call(update, { ...written, id, version } as never, contexts()[who] ?? ask).then(
          () => undefined,
          (problem) => problem,
        )
        if (refusal === undefined) {
          for (const field of FIELDS) if (!sameValue(mine[field], base[field])) expected[field] = mine[field]
          forms[who] = undefined
          return
        }
        expect(refusal).toMatchObject({
          code: 'CONFLICT',
          data: { last_change: { editor_email: who === 0 ? OTHER.email : CURATOR.email } },
        })
        const { current } = refusal.data
        const merge = mergeRecord({ base, theirs: current, mine }, ['species_id', 'type', ...FIELDS])
        for (const { field, theirs } of merge.conflicts) expect(sameValue(theirs, expected[field])).toBe(true)
        const chosen = merge.conflicts.map(({ field }) => [field, one<Side>(['theirs', 'mine'])] as const)
        choices += chosen.length
        if (chosen.length === 0) merges += 1
        const merged = withChoices(merge, Object.fromEntries(chosen)) ?? {}
        const form = { base: current, version: current.version, mine: asInForm(merged) }
        forms[who] = form
        // Now and then the other saves again while the choice is made.
        const other = forms[1 - who]
        if (other !== undefined && random.next() < 0.3) await save(1 - who, other)
        await save(who, form)
      }

      for (let step = 0; step < STEPS; step += 1) {
        const who = random.next() < 0.5 ? 0 : 1
        const form = forms[who] ?? (await open(who))
        for (const field of [one(FIELDS), one(FIELDS)]) form.mine[field] = one<unknown>(VALUES[field])
        if (random.next() < 0.7) continue
        await save(who, form)
        const stored: Record<string, unknown> = asInForm(await call(get, { id }, ask))
        for (const name of FIELDS)
          expect(sameValue(stored[name], expected[name]), `${name} after step ${step} of ${seed}`).toBe(true)
      }
    }
    // Both ways to merge happened.
    expect(choices).toBeGreaterThan(LEAST_MERGES)
    expect(merges).toBeGreaterThan(LEAST_MERGES)
  }, 240_000)
})
