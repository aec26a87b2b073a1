import { describe, expect, test } from 'vitest'
import { withChoices } from './choices.ts'
import type { Parameters } from './parameters.ts'
import { QUESTION_IDS, QUESTIONS, type QuestionId } from './question-forms.ts'
import { allWordings, understand } from './understand.ts'

const NAMES = [
  ['Monodon monoceros', 'narwhal'],
  ['Narwhal', 'narwhal'],
  ['Náhvalur', 'narwhal'],
  ['Ursus maritimus', 'bear'],
  ['Polar Bear', 'bear'],
  ['Haliaeetus albicilla', 'eagle'],
  ['White-tailed Eagle', 'eagle'],
  ["Dall's Sheep", 'sheep'],
  ['Белуха', 'beluga'],
  ['Fin Whale', 'fin'],
  ['Sei Whale', 'sei'],
  ['Ballena boba', 'fin'],
  ['Ballena boba', 'sei'],
  ['Name', 'fish'],
].map(([text = '', species_id = '']) => ({ text, species_id }))

const VOCABULARY = { names: NAMES, today: '2026-11-21' }

const ask = (text: string) => understand(text, VOCABULARY)

interface Worded {
  parameters?: Parameters
  wordings: readonly [string, string, string, ...string[]]
  misspelled: readonly [string, string, ...string[]]
}

const WORDED: Readonly<Record<QuestionId, Worded>> = {
  no_listing: {
    wordings: [
      'which species have no current listing',
      'Species without a listing',
      'unlisted species',
      'What species are not listed now?',
    ],
    misspelled: ['wich speceis have no curent listing', 'species witout listng'],
  },
  no_cites_listing: {
    wordings: [
      'Which species do not have a CITES listing?',
      'species that aren’t listed by CITES',
      'CITES: list species lacking a current listing',
      'list species without a CITES appendix',
      'species missing CITES listings',
    ],
    misspelled: ['spceies wihtout cites lisitng', 'species with no currrent CITES lstings'],
  },
  no_cms_listing: {
    wordings: [
      'species without CMS listing',
      'What is not listed by the Bonn Convention?',
      'CMS listings missing',
    ],
    misspelled: ['spcies with no CMS lisitng', 'species whithout curent cms listing'],
  },
  no_assessment: {
    wordings: [
      'species without an IUCN assessment',
      'Which species were never assessed?',
      'unassessed species',
      'species that lack a Red List status',
    ],
    misspelled: ['species with no asessment', 'spesies without red list assesments'],
  },
  no_name_in_language: {
    parameters: { language: 'icelandic' },
    wordings: [
      'names missing in Icelandic',
      'Which species have no Icelandic name?',
      'species not translated to Icelandic',
      'MISSING ÍCELANDIC NAMES',
      'show me all species that lack a common name in Icelandic',
    ],
    misspelled: ['naems missing in Icelandic', 'names mising in icelandc', 'species witout icelandik name'],
  },
  no_translation: {
    parameters: { translation: 'is' },
    wordings: [
      'texts without a translation into Icelandic',
      'Which texts are not translated to Icelandic?',
      'texts of species that lack an Icelandic translation',
    ],
    misspelled: ['txets without translation into Icelandic', 'texts not transalted to icelandc'],
  },
  no_picture: {
    wordings: [
      'species without a picture',
      'Which species don’t have a photo?',
      'missing images',
      'pictures are missing',
    ],
    misspelled: ['speices without pictre', 'species wihout a photgraph'],
  },
  no_trade_records: {
    wordings: [
      'species without trade records',
      'Which species have no trade?',
      'species that were never traded',
      'trade records missing for species',
    ],
    misspelled: ['species witout trade recrds', 'spesies with no traed recrods'],
  },
  no_records: {
    parameters: { records: 'catch_records' },
    wordings: [
      'species without catch records',
      'Which species have no catches?',
      'species missing a catch record',
    ],
    misspelled: ['speces without catch records', 'species with no cathc recods'],
  },
  empty_field: {
    parameters: { field: 'habitat_description' },
    wordings: [
      'species without a habitat description',
      'Which species lack a description of the habitat?',
      'species with empty habitat',
    ],
    misspelled: ['species without habbitat descripton', 'speices with no habitat desciption'],
  },
  incomplete_profiles: {
    parameters: { percent: 80 },
    wordings: [
      'incomplete profiles below 80 %',
      'profiles less than 80 percent complete',
      'species under eighty per cent complete',
      'Which profiles are not 80% complete?',
    ],
    misspelled: ['incomplet profils below 80%', 'species profiles belwo 80% compelte'],
  },
  missing_in_profile: {
    parameters: { species_id: 'narwhal' },
    wordings: [
      'What is missing in the profile of the narwhal?',
      'what does the narwhal lack',
      'incomplete profile of Monodon monoceros',
      'missing for nahvalur',
    ],
    misspelled: ['what is mising for the narwal', 'incomplete profle of Monodon monocerus'],
  },
  not_reviewed: {
    wordings: [
      'species not reviewed yet',
      'unreviewed species',
      'draft profiles',
      'species that need a review',
    ],
    misspelled: ['species not reveiwed', 'unreviewd speces'],
  },
  unknown_family: {
    wordings: [
      'species with an unknown family',
      'Which species have a family that isn’t known?',
      'species without family record',
    ],
    misspelled: ['species with unkown family', 'spcies whose famly is unknown'],
  },
  old_assessments: {
    parameters: { years: 10 },
    wordings: [
      'assessments older than ten years',
      'Which IUCN assessments are more than 10 years old?',
      'Red List assessments over a decade old',
      'latest assessments older than 10 yrs',
    ],
    misspelled: ['asessments older than 10 years', 'assesments oldr than ten years'],
  },
  unchecked_facts: {
    wordings: [
      'unchecked facts',
      'Which facts have not been checked?',
      'facts that were never verified',
      'unverified data',
    ],
    misspelled: ['uncheked facts', 'facst not cheked'],
  },
  unchecked_facts_of_species: {
    parameters: { species_id: 'eagle' },
    wordings: [
      'unchecked facts of the white tailed eagle',
      'What is not checked about Haliaeetus albicilla?',
      'White-tailed Eagle: which facts haven’t been verified?',
    ],
    misspelled: ['uncheckd facts of the white-tailed eagel', 'uncheked haliaetus albicila'],
  },
  no_source: {
    wordings: [
      'facts without a source',
      'Which facts have no source?',
      'unsourced facts',
      'data lacking sources',
    ],
    misspelled: ['facts witout a sorce', 'unsorced facts'],
  },
  undated_listings: {
    wordings: ['listings without a date', 'undated CMS listings', 'Which listings are not dated?'],
    misspelled: ['lstings without a date', 'undatd listings'],
  },
  conflicting_flags: {
    wordings: [
      'conflicting flags',
      'Which records have contradictory marks?',
      'species with inconsistent flags',
    ],
    misspelled: ['conflictng flags', 'recrods with inconsistant falgs'],
  },
  duplicate_names: {
    wordings: [
      'duplicate names',
      'Which species have the same name?',
      'common names that are identical',
      'doubled names',
    ],
    misspelled: ['duplicat names', 'dublicate comon names'],
  },
  references_without_doi: {
    wordings: ['references without DOI', 'Which publications have no DOI?', 'DOI missing in references'],
    misspelled: ['refrences without doi', 'referneces lackin a DOI'],
  },
  terms_without_example: {
    wordings: [
      'glossary terms without an example',
      'Which terms have no examples?',
      'missing examples in the glossary',
    ],
    misspelled: ['glosary terms without exampel', 'glossary terms witout examples'],
  },
  trade_records_of_species: {
    parameters: { species_id: 'narwhal' },
    wordings: [
      'how many trade records of the narwhal are there',
      'trade of Monodon monoceros',
      'Number of shipments of narwhals',
    ],
    misspelled: ['how many trade recrods of the narwal', 'traed of the narwhal'],
  },
  unknown_trade_codes: {
    wordings: [
      'trade records with unknown codes',
      'Which shipments have no code?',
      'trade records whose codes were not reported',
    ],
    misspelled: ['trade recrods with unkown codes', 'traed records without codes'],
  },
  unknown_trade_code: {
    parameters: { code: 'purpose' },
    wordings: [
      'trade records with unknown purpose',
      'Which trade records lack a purpose code?',
      'shipments without purpose',
      'trade records whose purpose is not known',
    ],
    misspelled: ['trade records with unknwon purpos', 'trade recrds witout purpose code'],
  },
  unlinked_trade_records: {
    wordings: [
      'unlinked trade records',
      'trade records that belong to no species',
      'trade records without a species',
      'Which shipments are not linked to a species?',
    ],
    misspelled: ['unlinkd trade records', 'trade recods not lniked to species'],
  },
  trend_differs: {
    wordings: [
      'species whose trade trend differs on complete years',
      'Which trade trends are different?',
      'trend differing in complete years',
    ],
    misspelled: ['trade trend difers on complet years', 'species with diffrent trade trnd'],
  },
  outdated_summaries: {
    wordings: [
      'outdated trade summaries',
      'Which summaries are out of date?',
      'species without a trade summary',
    ],
    misspelled: ['outdatd trade sumaries', 'speices without trade sumary'],
  },
  changes_of_species: {
    parameters: { species_id: 'narwhal' },
    wordings: [
      'who changed the narwhal last',
      'When was Monodon monoceros last edited?',
      'latest changes to narwhals',
      'náhvalur updates',
    ],
    misspelled: ['who chnaged the narwhal last', 'who edted monodon monocerros last'],
  },
  changes_since: {
    parameters: { day: '2026-11-01' },
    wordings: [
      'what was changed since 2026-11-01',
      'Changes this month',
      'who edited something since 1 November 2026?',
      'data updated since november 2026',
    ],
    misspelled: ['what was chnged since 2026-11-01', 'whta was changed since 1 Nov 2026'],
  },
  latest_changes: {
    wordings: ['what was changed last', 'latest changes', 'Who edited last?', 'most recent edits'],
    misspelled: ['latst changes', 'what was chaged last'],
  },
  changes_by: {
    parameters: { editor: 'anna@example.org' },
    wordings: [
      'what was changed by anna@example.org',
      'What did Anna@Example.org change?',
      'latest edits of anna@example.org',
    ],
    misspelled: ['what was chnged by anna@example.org', 'lates changes by anna@example.org'],
  },
  deletions: {
    wordings: ['what was deleted', 'deleted records', 'Who removed something?'],
    misspelled: ['what was deletd', 'deletd recrods'],
  },
  latest_imports: {
    wordings: ['what was imported last', 'latest imports', 'When were data last imported?'],
    misspelled: ['what was improted last', 'latst imprts'],
  },
}

describe.each(QUESTION_IDS)('%s', (question) => {
  const { parameters = {}, wordings, misspelled } = WORDED[question]

  test.each(wordings)('%s', (text) => {
    expect(ask(text)).toEqual({ question, parameters })
  })

  test.each(misspelled)('misspelled: %s', (text) => {
    expect(ask(text)).toEqual({ question, parameters })
  })

  test('is understood as it is suggested', () => {
    const { ask: suggested = '' } = QUESTIONS.find(({ id }) => id === question) ?? {}
    const filled = suggested
      .replace('{species}', 'Narwhal')
      .replace('{years}', '5 years')
      .replace('{percent}', '50%')
      .replace('{day}', '2026-01-31')
      .replace('{editor}', 'anna@example.org')
    for (const { text, parameters } of withChoices(filled))
      expect(ask(text), text).toMatchObject({ question, parameters })
  })
})

test.each([
  {
    what: 'a table',
    text: 'unchecked CITES listings',
    meant: { question: 'unchecked_facts', parameters: { table: 'cites_listings' } },
  },
  {
    what: 'a table',
    text: 'countries without a source',
    meant: { question: 'no_source', parameters: { table: 'countries' } },
  },
  {
    what: 'species and day',
    text: 'what changed on the polar bear since yesterday',
    meant: { question: 'changes_of_species', parameters: { species_id: 'bear', day: '2026-11-20' } },
  },
  {
    what: 'editor and day',
    text: 'changes by anna@example.org in the last two weeks',
    meant: { question: 'changes_by', parameters: { editor: 'anna@example.org', day: '2026-11-07' } },
  },
  {
    what: 'day of a deletion',
    text: 'what was removed since 2025',
    meant: { question: 'deletions', parameters: { day: '2025-01-01' } },
  },
  ...['trade of the narwhal 2000-2010', 'How many trade records of narwhals between 2000 and 2010?'].map(
    (text) => ({
      what: 'a span of years',
      text,
      meant: {
        question: 'trade_records_of_species' as const,
        parameters: { species_id: 'narwhal', first_year: 2000, last_year: 2010 },
      },
    }),
  ),
  {
    what: 'no share',
    text: 'incomplete profiles',
    meant: { question: 'incomplete_profiles', parameters: { percent: 100 } },
  },
  {
    what: 'the Red List’s own ten years',
    text: 'outdated assessments',
    meant: { question: 'old_assessments', parameters: { years: 10 } },
  },
  {
    what: 'an apostrophe',
    text: 'who changed Dalls sheep',
    meant: { question: 'changes_of_species', parameters: { species_id: 'sheep' } },
  },
  {
    what: 'another script',
    text: 'who changed белуха',
    meant: { question: 'changes_of_species', parameters: { species_id: 'beluga' } },
  },
  ...[
    'species without reservations',
    'Which species have no CITES reservation?',
    'species missing a reservation',
    'species wihtout reservtions',
    'speces with no CITES reservations',
  ].map((text) => ({
    what: 'reservations',
    text,
    meant: { question: 'no_records' as const, parameters: { records: 'cites_reservations' as const } },
  })),
  ...[
    'species without export quotas',
    'Which species have no quotas?',
    'species missing an export quota',
    'species witout export qoutas',
    'spesies with no exprot quotas',
  ].map((text) => ({
    what: 'quotas',
    text,
    meant: { question: 'no_records' as const, parameters: { records: 'cites_export_quotas' as const } },
  })),
  {
    what: 'suspensions as facts',
    text: 'unchecked trade suspensions',
    meant: { question: 'unchecked_facts', parameters: { table: 'cites_trade_suspensions' } },
  },
  {
    what: 'the importer',
    text: 'trade records without importer',
    meant: { question: 'unknown_trade_code', parameters: { code: 'importer' } },
  },
])('$what: $text', ({ text, meant }) => {
  expect(ask(text)).toEqual(meant)
})

describe('rather not understood than understood wrongly', () => {
  test.each([
    ['what is there', 'species with a CITES listing'],
    ['what is there', 'references with DOI'],
    ['what is there', 'species that have a picture'],
    ['what was done', 'checked facts'],
    ['a negation too many', 'species without no picture'],
    ['a negation too many', 'assessments not older than ten years'],
    ['a negation too many', 'species that do not lack a name in Icelandic'],
    ['the other way round', 'assessments newer than ten years'],
    ['the other way round', 'assessments less than ten years old'],
    ['the other way round', 'profiles more than 80 % complete'],
    ['the other way round', 'examples without a glossary term'],
    ['the other way round', 'listings without species'],
    ['the other way round', 'pictures without species'],
    ['the other way round', 'no species has a picture'],
    ['names of other languages', 'common names not in Icelandic'],
    ['every language', 'names missing in every language'],
    ['two languages', 'names missing in Icelandic or Danish'],
    ['two languages', 'names missing in Icelandic and Danish'],
    ['two things', 'species without picture or listing'],
    ['two things', 'species without CITES and CMS listing'],
    ['the past', 'species never listed'],
    ['before a day', 'what was changed before 2026-01-01'],
    ['on a day', 'what was changed on 2026-01-01'],
    ['until a day', 'what was changed from 2026-01-01 until 2026-02-01'],
    ['a day that is none', 'what was changed since 2026-02-30'],
    ['a day ahead', 'what was changed since 2027-01-01'],
    ['the first', 'who changed the narwhal first'],
    ['who did not', 'who did not change the narwhal'],
    ['a name of two species', 'who changed Ballena boba last'],
    ['an unknown species', 'who changed the unicorn last'],
    ['part of a name', 'who changed the bear last'],
    ['two species', 'who changed the narwhal and the polar bear last'],
    ['more than was asked', 'species without a picture in Greenland'],
    ['more than was asked', 'polar bear without picture'],
    ['more than was asked', 'trade records since 2020 with unknown codes'],
    ['more than was asked', 'trade records of narwhals to Denmark'],
    ['the other way round', 'trade of the narwhal 2010-2000'],
    ['a day of the trade', 'trade of the narwhal since 2020'],
    ['a language that texts have not', 'texts without a translation into Finnish'],
    ['a span without a unit', 'assessments older than 10'],
    ['no span', 'assessments older than 0 years'],
    ['a share beyond all', 'profiles below 180 %'],
    ['a part of a number', 'profiles below 1.5 %'],
    ['another word', 'trade records without porpoise'],
    ['another word', 'listings without data'],
    ['another word', 'terns without example'],
    ['an order', 'delete all species'],
    ['an order', 'change the narwhal’s picture'],
    ['a number', 'how many species are there'],
    ['half a question', 'what is missing'],
    ['half a question', 'species'],
    ['a greeting', 'hello'],
    ['nothing', ''],
    ['signs', '?!'],
    ['far too much', `species without a ${'very '.repeat(50)}picture`],
    ['a place', 'who changed {species} last'],
  ])('%s: %s', (_, text) => {
    expect(ask(text)).toBeUndefined()
  })
})

test('no two questions are worded alike', () => {
  const asked = Map.groupBy(allWordings(), ({ concepts, negation, missing }) =>
    missing.length === 0 ? concepts : `${concepts}: ${negation} ${missing[0]}`,
  )
  for (const [about, wordings] of asked) {
    const questions = new Set(
      wordings.map(({ question, parameters }) => JSON.stringify([question, parameters])),
    )
    expect([...questions], about).toHaveLength(1)
  }
})
