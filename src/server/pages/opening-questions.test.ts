import { expect, test } from 'vitest'
import { openingTab, PAGE_QUESTIONS, questionsOfLanguage, speciesOpening } from './opening-questions.ts'

const ID = '00000000-0000-4000-8000-000000000000'

test.each([
  { given: undefined, tab: 'overview' },
  { given: 'trade', tab: 'trade' },
  { given: 'illegal-trade', tab: 'illegal-trade' },
  { given: 'catch', tab: 'catch' },
  { given: 'nonsense', tab: 'overview' },
  { given: 'constructor', tab: 'overview' },
  { given: ['trade', 'catch'], tab: 'overview' },
])('an address with the tab $given opens with $tab', ({ given, tab }) => {
  expect(openingTab(given)).toBe(tab)
})

test.each([
  { tab: 'overview', reads: ['references.list'], words: [], shows: ['cites_trade'] },
  {
    tab: 'trade',
    reads: ['trade.view', 'trade.trends', 'timeline.list', 'listings.reservedTrade', 'proof.count'],
    words: ['trade', 'conservation'],
    shows: ['cites_trade'],
  },
  {
    tab: 'illegal-trade',
    reads: ['seizures.summary', 'seizures.list', 'listings.tradeMeasures'],
    words: ['trade'],
    shows: ['cites_trade', 'seizures'],
  },
  { tab: 'catch', reads: ['catches.list'], words: ['trade'], shows: ['cites_trade'] },
  {
    tab: 'conservation',
    reads: ['timeline.list', 'listings.tradeMeasures'],
    words: ['conservation', 'trade'],
    shows: ['cites_trade'],
  },
])('the $tab tab brings its reads and words along', ({ tab, reads, words, shows }) => {
  const opening = speciesOpening(ID, tab)
  expect(opening.questions.map(({ procedure }) => procedure)).toEqual(['species.get', ...reads])
  expect(opening.questions.every(({ address }) => address.startsWith(`/api/species/${ID}`))).toBe(true)
  expect(opening).toMatchObject({ words: ['species', ...words], shows })
})

test.each([
  {
    page: 'of a species',
    questions: speciesOpening(ID, 'trade').questions,
    address: `/api/translations/is/species/${ID}`,
  },
  {
    page: 'of the glossary',
    questions: PAGE_QUESTIONS['/glossary'] ?? [],
    address: '/api/translations/is/glossary',
  },
  { page: 'of the gallery', questions: PAGE_QUESTIONS['/gallery'] ?? [], address: undefined },
])(
  'the page $page brings $address along for readers of Icelandic, nothing for those of English',
  (opening) => {
    const { questions, address } = opening
    const addresses = questionsOfLanguage('is', questions).map((question) => question.address)
    expect(addresses).toEqual(['/api/species/names/is', ...(address ? [address] : [])])
    expect(questionsOfLanguage('en', questions)).toEqual([])
  },
)
