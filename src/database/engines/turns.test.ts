import { expect, test } from 'vitest'
import { type Rank, Turns } from './turns.ts'

test.each<{ what: string; asked: Rank[]; served: Rank[] }>([
  { what: 'nobody else waits', asked: ['costly'], served: ['costly'] },
  {
    what: 'a save comes after costly questions',
    asked: ['costly', 'costly', 'visitor', 'portal'],
    served: ['portal', 'visitor', 'costly', 'costly'],
  },
  {
    what: 'visitors come after the portal',
    asked: ['visitor', 'portal', 'visitor', 'portal'],
    served: ['portal', 'portal', 'visitor', 'visitor'],
  },
])('the session goes by rank where $what', async ({ asked, served }) => {
  const turns = new Turns()
  const release = await turns.take('visitor')
  const order: Rank[] = []
  const all = asked.map(async (rank) => {
    const end = await turns.take(rank)
    order.push(rank)
    expect(turns.state().used).toBe(1)
    end()
  })
  expect(turns.state()).toEqual({ used: 1, idle: 0, waiting: asked.length })
  release()
  await Promise.all(all)
  expect(order).toEqual(served)
  expect(turns.state()).toEqual({ used: 0, idle: 1, waiting: 0 })
})

test('within a rank the first who asked goes first, and nobody gets in between', async () => {
  const turns = new Turns()
  const release = await turns.take('portal')
  const order: number[] = []
  const holding = [1, 2, 3].map(async (place) => {
    const end = await turns.take('visitor')
    order.push(place)
    end()
  })
  release()
  // Twice released is released once.
  release()
  const late = turns.take('portal').then((end) => {
    order.push(4)
    end()
  })
  await Promise.all([...holding, late])
  expect(order).toEqual([1, 4, 2, 3])
})
