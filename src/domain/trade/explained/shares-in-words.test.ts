import { describe, expect, test } from 'vitest'
import { purposesInWords, sourcesInWords, termsInWords } from './shares-in-words.ts'

const values = (records: Record<string, number>) =>
  Object.entries(records).map(([value, count]) => ({ value: value === '-' ? null : value, records: count }))
const keys = (sentences: ReturnType<typeof termsInWords>) => sentences.map(({ key }) => key)

describe('terms', () => {
  test.each<{ records: Record<string, number>; said: string[] }>([
    { records: {}, said: [] },
    { records: { tusks: 1 }, said: ['terms.only'] },
    { records: { tusks: 80, teeth: 20 }, said: ['terms.first', 'terms.second'] },
    { records: { tusks: 60, teeth: 30, skulls: 10 }, said: ['terms.first', 'terms.others'] },
    { records: { tusks: 3, teeth: 1 }, said: ['terms.ofFew'] },
    { records: { tusks: 50, teeth: 50 }, said: [] },
  ])('$records: $said', ({ records, said }) => {
    expect(keys(termsInWords(values(records)))).toEqual(said)
  })

  test('shares are of all records', () => {
    const [first, next] = termsInWords(values({ tusks: 80, teeth: 20 }))
    expect(first?.values).toMatchObject({ values: { value: 2 }, share: { value: 0.8 } })
    expect(next?.values).toMatchObject({ second: { as: 'term', value: 'teeth' }, share: { value: 0.2 } })
  })
})

describe('codes', () => {
  test.each<{ records: Record<string, number>; said: string[] }>([
    { records: { W: 90, C: 10 }, said: ['sources.first', 'sources.second'] },
    { records: { '-': 60, W: 30, C: 10 }, said: ['sources.first', 'sources.second', 'sources.none'] },
    { records: { '-': 4 }, said: ['sources.none'] },
  ])('$records: $said', ({ records, said }) => {
    expect(keys(sourcesInWords(values(records)))).toEqual(said)
  })

  test('records without a code count among all, but are no purpose', () => {
    const [first] = purposesInWords(values({ '-': 60, T: 30, P: 10 }))
    expect(first).toMatchObject({
      key: 'purposes.first',
      values: { value: { as: 'purpose', value: 'T' }, share: { value: 0.3 } },
    })
  })
})
