import { expect, test } from 'vitest'
import { ofOneVersion } from './of-one-version.ts'

/** A database whose data version moves on while the first answers are built, once for each of `changes`. */
async function builtDuring(changes: number) {
  let version = 1
  const built: string[] = []
  const last = await ofOneVersion(
    { ask: async () => String(version), catchUp: async () => undefined },
    '1',
    async (dataVersion) => {
      built.push(dataVersion)
      if (built.length <= changes) version += 1
      return `of ${dataVersion}`
    },
  )
  return { built, last }
}

test.each([
  { what: 'nothing changes', changes: 0, built: ['1'] },
  { what: 'the data change once', changes: 1, built: ['1', '2'] },
  { what: 'they change twice', changes: 2, built: ['1', '2', '3'] },
  { what: 'they change all the time', changes: 9, built: ['1', '2', '3', '4', '5'] },
])('where $what it is built of versions $built', async ({ changes, built }) => {
  expect(await builtDuring(changes)).toEqual({ built, last: `of ${built.at(-1)}` })
})

test('the database is asked before it is known whether the version moved', async () => {
  let version = '1'
  const versions = {
    ask: async () => version,
    catchUp: async () => {
      version = '2'
    },
  }
  expect(await ofOneVersion(versions, '1', async (dataVersion) => dataVersion)).toBe('2')
})
