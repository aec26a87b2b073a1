import { expect, test } from 'vitest'
import { listPart } from '#domain/species/list-part.ts'
import { MOST_LISTED } from '#domain/species/named-parts.ts'
import { asksForWholeList, partsOfList, textOfList } from './long-lists.ts'

const species = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: String(place),
    scientific_name: `Alca ${String(place).padStart(5, '0')}`,
  }))
const asEntry = ({ scientific_name }: { scientific_name: string }) => ({
  names: [{ kind: 'scientific_name', text: scientific_name }],
})
const GROUP = { names: [{ kind: 'name', text: 'birds' }] }

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

test.each([0, 1, MOST_LISTED - 1, MOST_LISTED, MOST_LISTED + 1, MOST_LISTED * 3])(
  'the text of %i species is that of the whole list',
  async (count) => {
    const all = species(count)
    const asked: string[] = []
    const ask = async (address: string) => {
      asked.push(address)
      const { searchParams } = new URL(address, 'http://portal')
      return listPart(all, {
        after: searchParams.get('after') ?? undefined,
        limit: Number(searchParams.get('limit')),
      })
    }
    expect(await joined(textOfList(partsOfList('/api/species/all', ask)))).toBe(JSON.stringify(all))
    expect(asked).toHaveLength(Math.floor(count / MOST_LISTED) + 1)
  },
)

test('what is no species comes with the last part', async () => {
  const entries = species(MOST_LISTED).map(asEntry)
  const parts = [entries, [GROUP]]
  const ask = async () => parts.shift() ?? []
  expect(JSON.parse(await joined(textOfList(partsOfList('/api/search-index', ask))))).toEqual([
    ...entries,
    GROUP,
  ])
})

test('a fault in a later part is no end of the list', async () => {
  const ask = async (address: string) => {
    if (address.includes('after=')) throw new Error('The database is away')
    return species(MOST_LISTED)
  }
  await expect(joined(textOfList(partsOfList('/api/species/all', ask)))).rejects.toThrow('away')
})

test.each([
  { address: '/api/species/all', isWhole: true },
  { address: '/api/species/names?after=Alca+torda', isWhole: true },
  { address: '/api/species/all?limit=20', isWhole: false },
  { address: '/api/search-index?most_species=200', isWhole: false },
  { address: '/api/species/all?species=alca-torda', isWhole: false },
  { address: '/api/species/names/is', isWhole: false },
])('$address asks for a whole list: $isWhole', ({ address, isWhole }) => {
  expect(asksForWholeList(new URL(address, 'http://portal'))).toBe(isWhole)
})
