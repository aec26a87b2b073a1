import type { ListingScope } from './appendix.ts'

/** What a listing covers of its species: a population or subspecies, in words. */
export interface ListedPart {
  covers: ListingScope
  population_identifier: string | null
}

/** A piece of words in which Latin names stand. */
interface Piece {
  text: string
  isLatin: boolean
}

const SUBSPECIES = /^Subspecies ([a-z]+(?:(?:, | and )[a-z]+)*)$/

/** The epithets of listed subspecies, as in 'Subspecies nesiotes and pulla'; undefined where it is put otherwise. */
export function epithetsOf({ covers, population_identifier }: ListedPart): string[] | undefined {
  if (covers !== 'subspecies') return undefined
  return SUBSPECIES.exec(population_identifier ?? '')?.[1]?.split(/, | and /)
}

/** Words in pieces, with the epithets marked: as parts of scientific names they are Latin. */
export function piecesOf(words: string, epithets: readonly string[]): Piece[] {
  return words
    .split(new RegExp(`\\b(${epithets.join('|')})\\b`))
    .map((text) => ({ text, isLatin: epithets.includes(text) }))
    .filter(({ text }) => text !== '')
}

/** What a species was listed as: a name of any rank, with the rank where the source tells it. */
export interface ListedTaxon {
  name: string
  rank: ListedRank | undefined
}

export const LISTED_RANKS = ['order', 'family', 'subfamily', 'genus', 'subspecies'] as const
export type ListedRank = (typeof LISTED_RANKS)[number]

const RANKED = new RegExp(`^(.+) \\((${LISTED_RANKS.join('|')})\\)$`)

/** Reads 'Cetacea spp. (order)'; several names stand apart from each other with '|'. */
export function listedTaxa(listed_under: string): ListedTaxon[] {
  return listed_under.split(' | ').map((taxon) => {
    const [, name = taxon, rank] = RANKED.exec(taxon) ?? []
    return { name, rank: LISTED_RANKS.find((known) => known === rank) }
  })
}
