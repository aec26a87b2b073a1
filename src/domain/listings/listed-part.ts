import type { ListingScope } from './appendix.ts'

/** What a listing covers of its species: a population or subspecies, in words. */
export interface ListedPart {
  covers: ListingScope
  population_identifier: string | null
}

interface Piece {
  text: string
  isLatin: boolean
}

/** An epithet is one word in small letters; of the words between several, only this one is. */
const EPITHET = /^(?!and$)[a-z]+$/

/** 'Subspecies nesiotes and pulla' in pieces, the epithets told apart: as scientific names they are Latin. */
export function piecesOfListedPart({ covers, population_identifier }: ListedPart): Piece[] {
  if (population_identifier === null) return []
  if (covers !== 'subspecies') return [{ text: population_identifier, isLatin: false }]
  return population_identifier.split(/\b/).map((text) => ({ text, isLatin: EPITHET.test(text) }))
}
