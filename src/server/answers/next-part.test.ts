import { expect, test } from 'vitest'
import { jsonAnswer } from './answer.ts'
import { allEntries, nextPart } from './next-part.ts'

const linkTo = (query: string) => `<https://portal.example/api/list?${query}>; rel="next"`

/** Six entries, in parts of so many as are asked for, but never more than four. */
const answers = {
  get: async (address: string) => {
    const { searchParams } = new URL(address, 'http://portal')
    if (searchParams.has('wrong')) return jsonAnswer(400, {}, '1')
    const offset = Number(searchParams.get('offset'))
    const end = offset + Math.min(4, Number(searchParams.get('limit')))
    const links = end < 6 ? linkTo(`limit=${searchParams.get('limit')}&offset=${end}`) : undefined
    return jsonAnswer(200, [1, 2, 3, 4, 5, 6].slice(offset, end), '1', { links })
  },
}

test('a list is put together from its parts', async () => {
  expect(await allEntries(answers, '/api/list?sort=name')).toEqual([1, 2, 3, 4, 5, 6])
})

test('a part that is asked for stays one', async () => {
  expect(await allEntries(answers, '/api/list?limit=3&offset=1')).toEqual([2, 3, 4])
})

test('a refusal is handed on', async () => {
  await expect(allEntries(answers, '/api/list?wrong=1')).rejects.toMatchObject({ answer: { status: 400 } })
})

test('the way on is read from the links of an answer', () => {
  expect(nextPart({ links: `<https://x.example/>; rel="item", ${linkTo('after=Monodon+monoceros')}` })).toBe(
    '/api/list?after=Monodon+monoceros',
  )
  expect(nextPart({ links: undefined })).toBeUndefined()
})
