import { RED_LIST_CATEGORIES } from '../assessments/red-list.ts'
import { foldName } from '../names/fold-name.ts'
import { FALLBACK_LANGUAGE, type Language } from '../portal/languages.ts'
import { INFLECTIONS } from './inflections.ts'
import type { LocalizedTerm } from './localized-term.ts'

/** A piece of a text, with the term it names. */
export interface LinkedPart<Term> {
  text: string
  term?: Term
}

/** Terms, in English, whose words are everyday ones too: in running text they mean the everyday thing. */
const EVERYDAY = new Set([
  'agreement',
  'arctic',
  'article',
  'assessment',
  'authority',
  'catch',
  'citation',
  'class',
  'coverage',
  'export',
  'exporter',
  'family',
  'genus',
  'import',
  'importer',
  'kingdom',
  'lean',
  'ledger',
  'listing',
  'measure',
  'order',
  'party',
  'permit',
  'population',
  'proposal',
  'quantity',
  'range',
  'release',
  'reporter',
  'reservation',
  'species',
  'term',
  'territory',
  'threatened',
  'trade',
  'unit',
])

/** Terms whose words are everyday ones in another language: 'merknad' is any remark, 'en rekke' a number of things. */
const EVERYDAY_ABROAD = new Set(['annotation', 'phylum'])

const SHORTEST_ACRONYM = 2

interface Name<Term> {
  /** What every form of the name begins with. */
  stem: string
  term: Term
  /** Whether words that begin with the stem are the name. */
  isNamed: (words: string) => boolean
}

/**
 * How to cut texts of a language at the terms they name, the longest name first, so that 'CITES Appendix II' is
 * one term and not two. A term counts the first time only, in one text and in those before it that share
 * `linked`. A name counts in the forms that the language gives it; everyday words do not count, and Red List
 * categories in English only with their capital and outside of longer names, in other languages only by their
 * codes, since 'í hættu' says no more than 'in danger'. The pieces put together are the text again.
 */
export function termLinker<Term extends LocalizedTerm>(
  terms: readonly Term[],
  language: Language,
): (text: string, linked?: Set<Term>) => LinkedPart<Term>[] {
  const names = terms
    .flatMap((term) => namesOf(term, language))
    .toSorted((a, b) => b.stem.length - a.stem.length)
  if (names.length === 0) return (text) => [{ text }]
  const anyName = anyOf(names, language)

  return (text, linked = new Set()) => {
    const parts: LinkedPart<Term>[] = []
    let written = 0
    for (const { 0: words, index } of text.matchAll(anyName)) {
      const term = names.find(({ isNamed }) => isNamed(words))?.term
      if (term === undefined || linked.has(term)) continue
      if (isCategory(term) && startsName(text.slice(index + words.length))) continue
      linked.add(term)
      if (index > written) parts.push({ text: text.slice(written, index) })
      parts.push({ text: words, term })
      written = index + words.length
    }
    if (written < text.length || parts.length === 0) parts.push({ text: text.slice(written) })
    return parts
  }
}

function namesOf<Term extends LocalizedTerm>(term: Term, language: Language): Name<Term>[] {
  const { term: text, acronym } = language === FALLBACK_LANGUAGE ? term.english : term
  const exactly = (name: string): Name<Term> => ({ stem: name, term, isNamed: (words) => words === name })
  return [
    ...(text === acronym ? [exactly(text)] : isNameIn(language, term) ? [nameOf(term, text, language)] : []),
    ...(acronym && acronym.length >= SHORTEST_ACRONYM && acronym !== text ? [exactly(acronym)] : []),
  ]
}

/** Whether a term's own words name it in a text of this language. */
function isNameIn(language: Language, term: LocalizedTerm): boolean {
  const name = foldName(term.english.term)
  if (EVERYDAY.has(name)) return false
  if (language === FALLBACK_LANGUAGE) return true
  return term.localized.term.language === language && !EVERYDAY_ABROAD.has(name) && !isCategory(term)
}

function nameOf<Term extends LocalizedTerm>(term: Term, text: string, language: Language): Name<Term> {
  if (isCategory(term)) return { stem: text, term, isNamed: (words) => words === text }
  const { stemOf, endings } = INFLECTIONS[language]
  const stem = stemOf(text)
  const forms = new Set([text, ...endings.map((ending) => stem + ending)].map((form) => form.toLowerCase()))
  // 'Herkomst I' is a code, 'herkomst i' the beginning of 'herkomst i handelen'.
  const code = /\s\p{Lu}+$/u.exec(text)?.[0] ?? ''
  return { stem, term, isNamed: (words) => forms.has(words.toLowerCase()) && words.endsWith(code) }
}

function isCategory({ english }: LocalizedTerm): boolean {
  return RED_LIST_CATEGORIES.some((category) => category === english.acronym)
}

/** 'International Trade in Endangered Species' is the name of a convention. */
function startsName(following: string): boolean {
  return /^ \p{Lu}/u.test(following)
}

/** Whole words only; every ending is tried with every name, and `isNamed` decides. */
function anyOf(names: readonly Name<unknown>[], language: Language): RegExp {
  const stems = names.map(({ stem }) => stem.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  const endings = INFLECTIONS[language].endings.join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems})(?:${endings})?(?![\\p{L}\\p{N}])`, 'giu')
}
