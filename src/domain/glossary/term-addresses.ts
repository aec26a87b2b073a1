import { foldName } from '../names/fold-name.ts'
import type { GlossaryTerm } from './glossary-term.ts'

/**
 * The part of an address that leads to a term, by the term's words: `/glossary#cites-appendix-ii`.
 * Each is unique: of terms that would share one, the first by code points keeps it and the others are
 * numbered from 2.
 */
export function termAddresses(terms: readonly Pick<GlossaryTerm, 'term'>[]): ReadonlyMap<string, string> {
  const addresses = new Map<string, string>()
  const taken = new Set<string>()
  for (const term of terms.map((one) => one.term).toSorted()) {
    const plain = plainAddress(term)
    let address = plain
    for (let number = 2; taken.has(address); number++) address = `${plain}-${number}`
    taken.add(address)
    addresses.set(term, address)
  }
  return addresses
}

/** 'Species+' is another term than 'Species'. */
function plainAddress(term: string): string {
  return foldName(term)
    .replaceAll('+', ' plus')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}
