import { expect, test } from 'vitest'
import { SharedWork } from './shared-work.ts'

function heldWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let signal: AbortSignal | undefined
  const work = new SharedWork((given) => {
    signal = given
    return promise
  })
  return { work, resolve, reject, isTold: () => signal?.aborted }
}

test('who leaves hears so at once; the others hear what comes of it', async () => {
  const { work, resolve, isTold } = heldWork()
  const leaving = new AbortController()
  const left = work.join(leaving.signal)
  const stays = work.join(new AbortController().signal)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(isTold()).toBe(false)
  resolve('done')
  expect(await stays).toBe('done')
})

test('it is broken off when the last of them has left', async () => {
  const { work, reject, isTold } = heldWork()
  const visitors = [new AbortController(), new AbortController()]
  const waiting = visitors.map(({ signal }) => work.join(signal))
  for (const visitor of visitors) {
    expect(work.isAborted).toBe(false)
    visitor.abort()
  }
  for (const one of waiting) await expect(one).rejects.toThrow('aborted')
  expect(work.isAborted).toBe(true)
  expect(isTold()).toBe(true)
  // How it ends interests nobody, and is no unhandled rejection.
  reject(new Error('cancelled'))
})

test('who brings no signal stays to the end', async () => {
  const { work, resolve } = heldWork()
  const stays = work.join()
  const leaving = new AbortController()
  const left = work.join(leaving.signal)
  leaving.abort()
  await expect(left).rejects.toThrow('aborted')
  expect(work.isAborted).toBe(false)
  resolve('done')
  expect(await stays).toBe('done')
})

test('who has left before asking leaves at once', async () => {
  const { work } = heldWork()
  await expect(work.join(AbortSignal.abort())).rejects.toThrow('aborted')
  expect(work.isAborted).toBe(true)
})
