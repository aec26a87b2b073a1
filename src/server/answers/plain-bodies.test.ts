import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { PlainBodies, type Recipient, TooManyPlainBodies } from './plain-bodies.ts'

/** A response that closes when a test says so. */
class Response extends EventEmitter implements Recipient {
  closed = false
  close() {
    this.closed = true
    this.emit('close')
  }
}

/** Bodies of ten bytes each, at most three of them; counts how often each is unpacked. */
function someBodies() {
  const bodies = new PlainBodies(30)
  const unpacked: string[] = []
  const get = (name: string, recipient?: Recipient) =>
    bodies.get(
      name,
      10,
      async () => {
        unpacked.push(name)
        return Buffer.from(name.padEnd(10))
      },
      recipient,
    )
  return { bodies, get, unpacked }
}

test('a body is unpacked once for all who ask, at the same time and after', async () => {
  const { get, unpacked } = someBodies()
  const sent = await Promise.all(Array.from({ length: 2500 }, () => get('narwhal')))
  sent.push(await get('narwhal'))
  expect(new Set(sent).size).toBe(1)
  expect(unpacked).toEqual(['narwhal'])
})

test('the body unused for longest makes room for another', async () => {
  const { bodies, get, unpacked } = someBodies()
  for (const name of ['bear', 'seal', 'whale', 'bear', 'otter', 'bear', 'seal']) await get(name)
  expect(unpacked).toEqual(['bear', 'seal', 'whale', 'otter', 'seal'])
  expect(bodies.bytes).toBe(30)
})

test('bodies on their way to slow readers keep their place, and more than the limit is refused', async () => {
  const { bodies, get, unpacked } = someBodies()
  const responses = ['bear', 'seal', 'whale'].map((name) => ({ name, response: new Response() }))
  for (const { name, response } of responses) await get(name, response)
  await expect(get('otter')).rejects.toThrow(TooManyPlainBodies)
  expect(await get('bear')).toBeDefined()
  expect(bodies.bytes).toBe(30)

  responses[1]?.response.close()
  await get('otter')
  expect(unpacked).toEqual(['bear', 'seal', 'whale', 'otter'])
  expect(bodies.bytes).toBe(30)
})

test('a response that has closed meanwhile holds nothing', async () => {
  const { get } = someBodies()
  for (const name of ['bear', 'seal', 'whale', 'otter']) {
    const response = new Response()
    response.close()
    await expect(get(name, response)).resolves.toBeDefined()
  }
})

test('a body that could not be unpacked is tried again', async () => {
  const { bodies, get } = someBodies()
  const broken = async () => {
    throw new Error('damaged')
  }
  await expect(bodies.get('narwhal', 10, broken)).rejects.toThrow('damaged')
  expect(bodies.bytes).toBe(0)
  expect(String(await get('narwhal'))).toBe('narwhal   ')
})
