import { expect, test } from 'vitest'
import { aRelease } from '#testing/builders.ts'
import { describeOnBothEngines } from '#testing/test-database.ts'
import type { Words } from '../pages/words.ts'
import { simulatedNotice } from './simulated-notice.ts'

const words: Words = (key) => `${key}.`

describeOnBothEngines('what an answer says beside its figures', (connection) => {
  test('names each simulated dataset that it shows, and no other', async () => {
    const { db } = connection()
    await aRelease(db, { dataset: 'cites_trade', simulated: false })
    await aRelease(db, { dataset: 'seizures', simulated: true })
    const notice = (...shown: ('cites_trade' | 'seizures')[]) => simulatedNotice(db, new Set(shown), words)

    expect(await notice('cites_trade', 'seizures')).toBe(
      'common:simulated.seizures.what. common:simulated.seizures.remedy.',
    )
    expect(await notice('cites_trade')).toBeUndefined()
    expect(await notice()).toBeUndefined()
  })
})
