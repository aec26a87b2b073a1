import { expect, test } from 'vitest'
import { packNames } from '../names/packed-names.ts'
import { countryEntries, termEntries } from './record-entries.ts'
import { searchEntries, speciesFound } from './search-entries.ts'
import { titleOf } from './search-entry.ts'
import { type NamedTaxon, speciesEntries } from './species-entries.ts'

const taxon = (
  scientific_name: string,
  [order_name, family]: [order: string, family: string],
  names: Record<string, string>,
  more: Partial<NamedTaxon> = {},
): NamedTaxon => ({
  id: scientific_name,
  scientific_name,
  kingdom: 'Animalia',
  class: 'Mammalia',
  order_name,
  family,
  genus: scientific_name.split(' ')[0] ?? '',
  common_name: names.en ?? null,
  common_names: packNames(Object.entries(names).map(([iso_639, name]) => ({ iso_639, name, is_main: true }))),
  synonyms: [],
  ...more,
})

const BIRD = { class: 'Aves' }
const FISH = { class: 'Chondrichthyes' }
const TAXA: NamedTaxon[] = [
  taxon('Balaenoptera musculus', ['Artiodactyla', 'Balaenopteridae'], {
    en: 'Blue Whale',
    is: 'steypireyður',
    no: 'blåhval',
    da: 'blåhval',
  }),
  taxon('Globicephala melas', ['Artiodactyla', 'Delphinidae'], {
    en: 'Long-finned Pilot Whale',
    is: 'grindhvalur',
    fo: 'Blackfish',
  }),
  taxon('Orcinus orca', ['Artiodactyla', 'Delphinidae'], { en: 'Killer Whale', is: 'háhyrningur' }),
  taxon('Monodon monoceros', ['Artiodactyla', 'Monodontidae'], {
    en: 'Narwhal',
    is: 'náhvalur',
    no: 'narhval',
    da: 'narhval',
    de: 'Narwal',
  }),
  taxon('Odobenus rosmarus', ['Carnivora', 'Odobenidae'], {
    en: 'Walrus',
    is: 'rostungur',
    no: 'hvalross',
    da: 'hvalros',
    sl: 'polarni mrož',
  }),
  taxon('Ursus maritimus', ['Carnivora', 'Ursidae'], {
    en: 'Polar Bear',
    is: 'hvítabjörn',
    no: 'isbjørn',
    da: 'isbjørn',
    ru: 'белый медведь',
    iu: 'ᓇᓄᖅ',
    se: 'jiekŋaguovža',
  }),
  taxon('Lynx canadensis', ['Carnivora', 'Felidae'], { en: 'Canada Lynx' }),
  taxon(
    'Branta leucopareia',
    ['Anseriformes', 'Anatidae'],
    { en: 'Aleutian Canada Goose', no: 'polargås' },
    BIRD,
  ),
  taxon('Asio flammeus', ['Strigiformes', 'Strigidae'], { en: 'Short-eared Owl', no: 'jordugle' }, BIRD),
  taxon(
    'Nyctea scandiaca',
    ['Strigiformes', 'Strigidae'],
    { en: 'Snowy Owl', no: 'snøugle' },
    { ...BIRD, synonyms: ['Bubo scandiacus'] },
  ),
  taxon(
    'Cetorhinus maximus',
    ['Lamniformes', 'Cetorhinidae'],
    { en: 'Basking Shark', lv: 'Milzu haizivs' },
    FISH,
  ),
  taxon('Lamna nasus', ['Lamniformes', 'Lamnidae'], { en: 'Porbeagle', da: 'sildehaj' }, FISH),
  taxon(
    'Rhodiola rosea',
    ['Saxifragales', 'Crassulaceae'],
    { en: 'Roseroot' },
    { kingdom: 'Plantae', class: 'Magnoliopsida' },
  ),
]

const regions = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const SPECIES = speciesEntries(TAXA)
const ENTRIES = [
  ...SPECIES,
  ...countryEntries(
    [
      { country_code: 'GL', country_name: 'Greenland', kind: 'territory' },
      { country_code: 'US', country_name: 'United States of America', kind: 'country' },
      { country_code: 'SU', country_name: 'Soviet Union', kind: 'former' },
      { country_code: 'XX', country_name: 'Unknown', kind: 'pseudo' },
    ],
    { en: regions('en-GB'), is: regions('is'), no: regions('no'), da: regions('da') },
  ),
  ...termEntries(
    [
      { id: '1', term: 'CITES', acronym: 'CITES' },
      { id: '2', term: 'Bycatch', acronym: null },
      { id: '3', term: 'West Greenland', acronym: 'W' },
      { id: '4', term: 'IUCN', acronym: 'IUCN' },
    ],
    { da: [{ record_id: '2', field: 'term', text: 'Bifangst' }] },
  ),
]

/** The best hit of a search and why it was found. */
const first = (search: string, language: string) => {
  const [hit] = searchEntries(ENTRIES, search, language)
  return hit && `${hit.entry.id} by ${hit.name.text}`
}

test.each([
  { language: 'en', search: 'whales', found: 'whales by whales', what: 'a group by its plural' },
  { language: 'en', search: 'whale', found: 'whales by whale', what: 'a group by its singular' },
  {
    language: 'is',
    search: 'hvalir',
    found: 'whales by hvalir',
    what: 'a group in the language of the reader',
  },
  { language: 'en', search: 'hvaler', found: 'whales by hvaler', what: 'a group in another language' },
  { language: 'da', search: 'haj', found: 'sharks by haj', what: 'a group before a compound with its word' },
  { language: 'en', search: 'owls', found: 'owls by owls', what: 'a group by its order' },
  { language: 'en', search: 'seals', found: 'Odobenus rosmarus by seals', what: 'the only one of its group' },
  {
    language: 'no',
    search: 'bjørner',
    found: 'Ursus maritimus by bjørner',
    what: 'the only one in Norwegian',
  },
  { language: 'en', search: 'cats', found: 'Lynx canadensis by cats', what: 'the cat, not bycatch' },
  { language: 'en', search: 'plants', found: 'Rhodiola rosea by plants', what: 'the plant' },
  {
    language: 'en',
    search: 'tusks',
    found: 'Monodon monoceros by tusks',
    what: 'a species by what it is known for',
  },
  {
    language: 'en',
    search: 'polar',
    found: 'Ursus maritimus by Polar Bear',
    what: 'the beginning of a name',
  },
  {
    language: 'no',
    search: 'polar',
    found: 'Branta leucopareia by polargås',
    what: 'a name in the own language first',
  },
  {
    language: 'en',
    search: 'polar bears',
    found: 'Ursus maritimus by Polar Bear',
    what: 'a name in the plural',
  },
  { language: 'en', search: 'walruses', found: 'Odobenus rosmarus by Walrus', what: 'a plural in -es' },
  {
    language: 'en',
    search: 'canada geese',
    found: 'Branta leucopareia by Aleutian Canada Goose',
    what: 'an irregular plural',
  },
  { language: 'en', search: 'fishing', found: 'fish by fishing', what: 'a group by what is done with it' },
  { language: 'en', search: 'red list', found: 'iucn by Red List', what: 'a term by what people call it' },
  { language: 'is', search: 'rauði listinn', found: 'iucn by rauði listinn', what: 'the same in Icelandic' },
  { language: 'en', search: 'inuit', found: 'GL by Inuit', what: 'a country by its people' },
  {
    language: 'en',
    search: 'bear polar',
    found: 'Ursus maritimus by Polar Bear',
    what: 'words in any order',
  },
  {
    language: 'en',
    search: 'narwhal tusk',
    found: 'Monodon monoceros by tusk',
    what: 'words of two of its names',
  },
  { language: 'en', search: 'bubo', found: 'Nyctea scandiaca by Bubo scandiacus', what: 'a synonym' },
  { language: 'en', search: 'ursidae', found: 'Ursus maritimus by Ursidae', what: 'a family of one' },
  { language: 'en', search: 'strigidae', found: 'Strigidae by Strigidae', what: 'a family of several' },
  { language: 'en', search: 'БЕЛЫЙ', found: 'Ursus maritimus by белый медведь', what: 'Cyrillic' },
  { language: 'en', search: 'nanuq', found: 'Ursus maritimus by ᓇᓄᖅ', what: 'syllabics by Latin letters' },
  {
    language: 'en',
    search: 'jieknaguovza',
    found: 'Ursus maritimus by jiekŋaguovža',
    what: 'Sámi without its signs',
  },
  {
    language: 'is',
    search: 'hvitabjorn',
    found: 'Ursus maritimus by hvítabjörn',
    what: 'Icelandic without accents',
  },
  { language: 'en', search: 'Greenland', found: 'GL by Greenland', what: 'a country' },
  { language: 'da', search: 'grønland', found: 'GL by Grønland', what: 'a country in Danish' },
  { language: 'en', search: 'grænland', found: 'GL by Grænland', what: 'a country in another language' },
  { language: 'en', search: 'GL', found: 'GL by GL', what: 'a country by its code' },
  { language: 'en', search: 'USA', found: 'US by USA', what: 'a country by what people call it' },
  { language: 'en', search: 'soviet', found: 'SU by Soviet Union', what: 'a former state' },
  { language: 'en', search: 'unknown', found: undefined, what: 'no country is not one' },
  { language: 'en', search: 'cites', found: 'cites by CITES', what: 'a term' },
  { language: 'da', search: 'bifangst', found: 'bycatch by Bifangst', what: 'a term in Danish' },
  { language: 'en', search: 'wallrus', found: 'Odobenus rosmarus by Walrus', what: 'a letter too many' },
  {
    language: 'en',
    search: 'narwal',
    found: 'Monodon monoceros by Narwal',
    what: 'the German name before a slip',
  },
  {
    language: 'en',
    search: 'poler bear',
    found: 'Ursus maritimus by Polar Bear',
    what: 'a slip in one of two words',
  },
  {
    language: 'en',
    search: 'grenland',
    found: 'GL by Greenland',
    what: 'a slip in a country, before longer names',
  },
  {
    language: 'is',
    search: 'náhvalurinn',
    found: 'Monodon monoceros by náhvalur',
    what: 'a word in its definite form',
  },
  { language: 'en', search: 'basilisk', found: undefined, what: 'nothing' },
  { language: 'en', search: 'b', found: undefined, what: 'nothing for one letter' },
])('$search in $language finds $what', ({ search, language, found }) => {
  expect(first(search, language)).toBe(found)
})

test('names of other languages come after, letters inside their words only where nothing else matches', () => {
  const ids = (search: string) => searchEntries(ENTRIES, search, 'en').map(({ name }) => name.text)
  expect(ids('polar')).toEqual(['Polar Bear', 'polargås', 'polarni mrož'])
  expect(ids('ehaj')).toEqual(['sildehaj'])
  expect(ids('hai')).toEqual(['hai', 'Milzu haizivs'])
})

test('the nearest are offered only where no word matches', () => {
  expect(searchEntries(ENTRIES, 'whals', 'en').map(({ match }) => match)).toEqual([
    'nearest',
    'nearest',
    'nearest',
  ])
  expect(searchEntries(ENTRIES, 'owls', 'en').some(({ match }) => match === 'nearest')).toBe(false)
})

test.each([
  { search: 'fish', found: ['Cetorhinus maximus', 'Lamna nasus'], what: 'a group alone, not the blackfish' },
  {
    search: 'hval',
    found: ['Balaenoptera musculus', 'Globicephala melas', 'Monodon monoceros', 'Orcinus orca'],
  },
  { search: 'seal', found: ['Odobenus rosmarus'] },
  {
    search: 'wha',
    found: ['Balaenoptera musculus', 'Globicephala melas', 'Monodon monoceros', 'Orcinus orca'],
    what: 'names alone, letters inside a word among them',
  },
  { search: 'delphin', found: ['Globicephala melas', 'Orcinus orca'], what: 'the beginning of a family' },
  { search: 'polar', found: ['Branta leucopareia', 'Ursus maritimus'], what: 'names of the four languages' },
  {
    search: 'mroz',
    found: ['Odobenus rosmarus'],
    what: 'names of other languages where there are no others',
  },
  { search: 'wallrus', found: [], what: 'nothing that is only spelt alike' },
])('the species of $search: $found', ({ search, found }) => {
  expect([...(speciesFound(SPECIES, search) ?? [])].sort()).toEqual(found)
})

test('one letter does not narrow the species', () => {
  expect(speciesFound(SPECIES, 'w')).toBeUndefined()
})

test.each([
  { language: 'is', title: 'hvítabjörn' },
  { language: 'en', title: 'Polar Bear' },
  { language: 'sv', title: 'Polar Bear' },
])('the polar bear is titled $title in $language', ({ language, title }) => {
  const bear = SPECIES.find(({ id }) => id === 'Ursus maritimus')
  expect(bear && titleOf(bear, language)?.text).toBe(title)
})
