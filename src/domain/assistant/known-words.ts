/**
 * What the assistant's words mean. A meaning is called by the word that the wordings of questions use for it;
 * a word may carry several ('unlisted' is 'not listed'). Whatever is not here is not understood, so a word
 * belongs here only where it means the same in every question.
 */
const WORDS_OF: Readonly<Record<string, string>> = {
  without:
    'without, no, none, lack, lacks, lack of, need, needs, needing, in need of, not have, not has, ' +
    'dont have, doesnt have, havent, hasnt, havent got, hasnt got, have not got',
  '<missing>': 'missing, miss, misses, absent, empty, blank, lacking',
  not: 'not, isnt, arent, wasnt, werent, dont, doesnt, havent been, hasnt been',
  never: 'never',

  species: 'species, animal, taxon, taxa',
  profile: 'profile, page',
  record: 'record, row',
  fact: 'fact, data, entry, value, field, information, something, anything',
  table: 'table',
  listing: 'listing, list',
  listed: 'listed',
  appendix: 'appendix, appendices',
  cites: 'cites, washington convention',
  cms: 'cms, bonn convention, convention on migratory species, migratory species convention',
  iucn: 'iucn, red list, redlist',
  status: 'status, category',
  assessment: 'assessment, evaluation',
  assessed: 'assessed, evaluated',
  current: 'current, currently, now, valid, in force',
  latest: 'latest, last, lastly, newest, recent, recently, most recent, most recently, last time',
  common: 'common, vernacular',
  name: 'name, translation',
  named: 'named, translated',
  picture: 'picture, image, photo, photograph, pic',
  trade: 'trade',
  traded: 'traded',
  reference: 'reference, publication, citation',
  catch: 'catch',
  subpopulation: 'subpopulation, sub population',
  reservation: 'reservation',
  suspension: 'suspension',
  export: 'export',
  quota: 'quota',
  measure: 'measure',
  conservation: 'conservation',
  range: 'range',
  distribution: 'distribution',
  threat: 'threat',
  event: 'event',
  timeline: 'timeline, time line',
  authority: 'authority',
  description: 'description, described',
  habitat: 'habitat',
  population: 'population',
  size: 'size',
  trend: 'trend',
  generation: 'generation',
  length: 'length',
  movement: 'movement',
  pattern: 'pattern',
  use: 'use',
  overview: 'overview, over view',
  sis: 'sis',
  inaturalist: 'inaturalist',
  number: 'number, id, identifier',
  complete: 'complete, completed, finished, full, filled',
  below: 'below, under, less',
  more: 'more, over',
  review: 'review',
  reviewed: 'reviewed',
  draft: 'draft',
  family: 'family',
  known: 'known',
  unknown: 'unknown, undefined',
  old: 'old, older',
  published: 'published',
  outdated: 'outdated, out of date, stale',
  checked: 'checked, verified, confirmed, validated',
  source: 'source',
  sourced: 'sourced',
  date: 'date',
  dated: 'dated',
  conflict: 'conflict, conflicting, contradicting, contradictory, contradict',
  consistent: 'consistent',
  wrong: 'wrong',
  flag: 'flag, mark',
  duplicate: 'duplicate, duplicated, double, doubled, doubly, twice, repeated, same, identical',
  doi: 'doi',
  glossary: 'glossary',
  term: 'term',
  example: 'example',
  purpose: 'purpose',
  importer: 'importer',
  exporter: 'exporter',
  country: 'country',
  code: 'code',
  reported: 'reported',
  linked: 'linked, belong, belongs, belonging, matched, assigned, attached, connected',
  differ: 'differ, differs, differing, different, deviate, deviates, disagree',
  year: 'year',
  summary: 'summary',
  text: 'text, paragraph',
  imported: 'imported, import, loaded',
  who: 'who',
  when: 'when',
  changed: 'changed, change, edited, edit, modified, updated, update, altered, corrected',
  deleted: 'deleted, deletion, delete, removed, removal',

  english: 'english',
  french: 'french',
  spanish: 'spanish',
  russian: 'russian',
  german: 'german',
  chinese: 'chinese, mandarin',
  japanese: 'japanese',
  inuktitut: 'inuktitut',
  greenlandic: 'greenlandic, kalaallisut',
  norwegian: 'norwegian, norsk',
  swedish: 'swedish, svenska',
  finnish: 'finnish, suomi',
  danish: 'danish, dansk',
  icelandic: 'icelandic, islenska',
  faroese: 'faroese, faeroese, foroyskt',
  sami: 'sami, saami, northern sami',

  'not listed': 'unlisted',
  'not checked': 'unchecked, unverified, unconfirmed',
  'not reviewed': 'unreviewed',
  'not assessed': 'unassessed, not evaluated',
  'not dated': 'undated',
  'not sourced': 'unsourced',
  'not linked': 'unlinked, unmatched, unassigned, orphan, orphaned',
  'not traded': 'untraded',
  'not complete': 'incomplete, unfinished',
  'not consistent': 'inconsistent',
  'not reported': 'unreported',
  'trade record': 'shipment',

  /* Words between which nothing in a question depends; where they stand decides what is missing where. */
  '<in>': 'in, into, for, from, on, of, with, to, about, by, at',
  '': [
    'which, what, whose, that, the, a, an, do, does, did, are, is, was, were, be, been, there, their, its, it',
    'has, have, had, having, any, all, me, us, i, we, you, can, could, would, will, should, please, yet, still',
    'show, find, give, get, tell, see, display, search, look, where, and, than, as, this, these, those, some',
    'how many, number of, list of, list all, list the, whats, like, just, so, far, hello, hi, hey, since',
  ].join(', '),
}

/** Their position shows whether what is missing was named before or comes after. */
export const PREPOSITION = '<in>'
/** Written after what is missing ('names missing in Icelandic') or before it ('missing names'). */
export const MISSING = '<missing>'

const MEANING_OF: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(WORDS_OF).flatMap(([meaning, words]) =>
    words.split(', ').map((phrase) => [phrase, meaning.split(' ').filter(Boolean)] as const),
  ),
)

export const MOST_WORDS_OF_A_PHRASE = Math.max(
  ...[...MEANING_OF.keys()].map((phrase) => phrase.split(' ').length),
)

/** What a word or phrase means: nothing for a filling word, undefined for one that is not known. */
export function meaningOf(phrase: string): readonly string[] | undefined {
  return MEANING_OF.get(phrase)
}

/** Every word that occurs, alone or in a phrase. */
export const KNOWN_WORDS: readonly string[] = [
  ...new Set([...MEANING_OF.keys()].flatMap((phrase) => phrase.split(' '))),
]
