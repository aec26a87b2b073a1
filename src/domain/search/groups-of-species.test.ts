import { expect, test } from 'vitest'
import { GROUP_NAMES } from './group-names.ts'
import { WORD_GROUPS } from './group-words.ts'
import { depthOfGroup, groupsOfSpecies, groupTitle } from './groups-of-species.ts'

const NARWHAL = {
  id: 'narwhal',
  kingdom: 'Animalia',
  class: 'Mammalia',
  order_name: 'Artiodactyla',
  family: 'Monodontidae',
  genus: 'Monodon',
}
const GYRFALCON = {
  id: 'gyrfalcon',
  kingdom: 'Animalia',
  class: 'Aves',
  order_name: 'Falconiformes',
  family: 'Falconidae',
  genus: 'Falco',
}

test('a species belongs to every group that its taxonomy names', () => {
  const moss = { ...NARWHAL, id: 'moss', kingdom: '', class: '', order_name: '', family: '', genus: '' }
  expect([...groupsOfSpecies([NARWHAL, GYRFALCON, moss])]).toEqual([
    ['narwhal', ['mammals', 'whales', 'toothed_whales']],
    ['gyrfalcon', ['birds', 'birds_of_prey', 'falcons']],
    ['moss', []],
  ])
})

test('every group of words is offered, once', () => {
  expect(Object.keys(WORD_GROUPS).sort()).toEqual([...GROUP_NAMES].sort())
})

test.each([
  { name: 'mammals', depth: 0 },
  { name: 'whales', depth: 1 },
  { name: 'dolphins', depth: 3 },
  { name: 'plants', depth: 0 },
] as const)('$name are $depth levels down', ({ name, depth }) => {
  expect(depthOfGroup(name)).toBe(depth)
})

test('a smaller group is listed after the larger one that it is part of', () => {
  const depths = GROUP_NAMES.map(depthOfGroup)
  expect(depths.every((depth, place) => depth === 0 || depth <= (depths[place - 1] ?? -1) + 1)).toBe(true)
})

test.each([
  { language: 'en', title: 'Toothed whales' },
  { language: 'is', title: 'Tannhvalir' },
  { language: 'no', title: 'Tannhvaler' },
  { language: 'da', title: 'Tandhvaler' },
])('a group is called $title in $language', ({ language, title }) => {
  expect(groupTitle('toothed_whales', language)).toBe(title)
})
