import { expect, test } from 'vitest'
import { Answer } from './answer.ts'
import { ofOneVersion } from './of-one-version.ts'

const answer = (dataVersion: string, status = 200) =>
  new Answer(status, 'text/plain', Buffer.from(`of ${dataVersion}`), dataVersion)

/** A database whose data version moves on while the first answers are built, once for each of `changes`. */
async function builtDuring(changes: number, status?: number) {
  let version = 1
  const built: string[] = []
  const last = await ofOneVersion(
    {
      ask: async () => String(version),
      catchUp: async () => undefined,
      ofScopes: (dataVersion) => (version > Number(dataVersion) ? undefined : dataVersion),
    },
    '1',
    async (dataVersion) => {
      built.push(dataVersion)
      if (built.length <= changes) version += 1
      return answer(dataVersion, status)
    },
  )
  return { built, last: last.body.toString() }
}

test.each([
  { what: 'nothing changes', changes: 0, built: ['1'] },
  { what: 'the data change once', changes: 1, built: ['1', '2'] },
  { what: 'they change twice', changes: 2, built: ['1', '2', '3'] },
  { what: 'they change all the time', changes: 9, built: ['1', '2', '3', '4', '5'] },
])('where $what it is built of versions $built', async ({ changes, built }) => {
  expect(await builtDuring(changes)).toEqual({ built, last: `of ${built.at(-1)}` })
})

test('a refusal is given as it is', async () => {
  expect(await builtDuring(1, 404)).toEqual({ built: ['1'], last: 'of 1' })
})

test('the database is asked before it is known whether the version moved', async () => {
  let version = '1'
  const versions = {
    ask: async () => version,
    catchUp: async () => {
      version = '2'
    },
    ofScopes: (dataVersion: string) => (version === dataVersion ? dataVersion : undefined),
  }
  const built = await ofOneVersion(versions, '1', async (dataVersion) => answer(dataVersion))
  expect(built.body.toString()).toBe('of 2')
})
