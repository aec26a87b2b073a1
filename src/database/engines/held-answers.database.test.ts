import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeOnBothEngines } from '#testing/test-database.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

describeOnBothEngines('an answer of the database', (connection) => {
  test('is not held once nobody needs it, also where a connection was opened for its question', async () => {
    const read = async () => {
      const answers = await Promise.all(
        [1, 2, 3].map((first) =>
          connection().reader.execute(sql`select * from generate_series(${first}::int, 1000)`),
        ),
      )
      return answers.map(({ rows }) => new WeakRef(rows))
    }
    const rows = await read()
    await wait(10)
    collectGarbage()
    expect(rows.map((one) => one.deref())).toEqual([undefined, undefined, undefined])
  })
})
