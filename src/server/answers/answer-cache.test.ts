import { expect, test } from 'vitest'
import { Answer } from './answer.ts'
import { AnswerCache } from './answer-cache.ts'

const answer = (text: string, status = 200) => new Answer(status, 'text/plain', Buffer.from(text), '1')

test('an answer is built once, however many ask at the same time', async () => {
  const cache = new AnswerCache()
  let built = 0
  const build = async () => {
    built += 1
    return answer('narwhal')
  }
  await Promise.all(Array.from({ length: 20 }, () => cache.get('1', '/a', build)))
  expect(built).toBe(1)
  expect(cache.find('1', '/a')?.body.toString()).toBe('narwhal')
})

test('a new data version forgets every answer', async () => {
  const cache = new AnswerCache()
  await cache.get('1', '/a', async () => answer('old'))
  expect(cache.find('2', '/a')).toBeUndefined()
  expect((await cache.get('2', '/a', async () => answer('new'))).body.toString()).toBe('new')
})

test('an answer that was overtaken by a new version while it was built is not kept', async () => {
  const cache = new AnswerCache()
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const slow = cache.get('1', '/a', () => promise)
  await cache.get('2', '/b', async () => answer('new'))
  resolve(answer('old'))
  await slow
  expect(cache.find('2', '/a')).toBeUndefined()
})

test('a failure is passed on and not kept', async () => {
  const cache = new AnswerCache()
  await cache.get('1', '/a', async () => answer('missing', 404))
  expect(cache.find('1', '/a')).toBeUndefined()
  await expect(
    cache.get('1', '/b', async () => {
      throw new Error('no database')
    }),
  ).rejects.toThrow('no database')
  expect((await cache.get('1', '/b', async () => answer('back'))).body.toString()).toBe('back')
})

test('the answer unused for longest goes first when there are too many', async () => {
  const cache = new AnswerCache()
  for (let place = 0; place < 500; place++) await cache.get('1', `/${place}`, async () => answer('x'))
  cache.find('1', '/0')
  await cache.get('1', '/one-more', async () => answer('x'))
  expect(cache.find('1', '/0')).toBeDefined()
  expect(cache.find('1', '/1')).toBeUndefined()
})

test('large answers are compressed in the way the client prefers, small ones not at all', () => {
  const large = answer('narwhal '.repeat(1000))
  expect(large.encodingFor('gzip, deflate, br')).toBe('br')
  expect(large.encodingFor('gzip')).toBe('gzip')
  expect(large.encodingFor(undefined)).toBe('identity')
  expect(answer('narwhal').encodingFor('br')).toBe('identity')
})
