import { RED_LIST_CATEGORIES } from '../assessments/red-list.ts'
import { foldName } from '../names/fold-name.ts'
import type { GlossaryTerm } from './glossary-term.ts'

/** A piece of a text, with the term it names. */
export interface LinkedPart<Term> {
  text: string
  term?: Term
}

/** Terms whose words are everyday ones too: in running text they mean the everyday thing. */
const EVERYDAY = new Set([
  'arctic',
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
  'listing',
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

const SHORTEST_ACRONYM = 2

interface Name<Term> {
  text: string
  term: Term
  /** Written exactly so, or it is another word: 'CITES', 'Vulnerable' as a category. */
  exact: boolean
}

/**
 * How to cut texts at the terms they name, the longest name first, so that 'CITES Appendix II' is one term
 * and not two. A term counts the first time only, in one text and in those before it that share `linked`.
 * A plural counts as the word itself; everyday words do not count, and Red List categories only with their
 * capital and outside of longer names. The pieces put together are the text again.
 */
export function termLinker<Term extends GlossaryTerm>(
  terms: readonly Term[],
): (text: string, linked?: Set<Term>) => LinkedPart<Term>[] {
  const names = terms.flatMap(namesOf).toSorted((a, b) => b.text.length - a.text.length)
  if (names.length === 0) return (text) => [{ text }]
  const anyName = anyOf(names)

  return (text, linked = new Set()) => {
    const parts: LinkedPart<Term>[] = []
    let written = 0
    for (const { 0: words, index } of text.matchAll(anyName)) {
      const term = names.find((name) => isNamed(name, words))?.term
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

function namesOf<Term extends GlossaryTerm>(term: Term): Name<Term>[] {
  const { term: text, acronym } = term
  return [
    ...(EVERYDAY.has(foldName(text)) ? [] : [{ text, term, exact: isCategory(term) || text === acronym }]),
    ...(acronym && acronym.length >= SHORTEST_ACRONYM && acronym !== text
      ? [{ text: acronym, term, exact: true }]
      : []),
  ]
}

function isCategory({ acronym }: GlossaryTerm): boolean {
  return RED_LIST_CATEGORIES.some((category) => category === acronym)
}

/** 'International Trade in Endangered Species' is the name of a convention. */
function startsName(following: string): boolean {
  return /^ \p{Lu}/u.test(following)
}

function isNamed<Term>({ text, exact }: Name<Term>, words: string): boolean {
  if (exact) return words === text
  const [name, found] = [text.toLowerCase(), words.toLowerCase()]
  return found === name || found === `${name}s`
}

/** Whole words only; the plural is tried with every name, and told apart by `isNamed`. */
function anyOf(names: readonly Name<unknown>[]): RegExp {
  const alternatives = names.map(({ text }) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})s?(?![\\p{L}\\p{N}])`, 'giu')
}
