/** Numbers from 0 up to 1 that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Puts the cards of a deck in random order, in place. */
export function shuffle(deck: Uint16Array, random: () => number): Uint16Array {
  for (let last = deck.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const card = deck[last] ?? 0
    deck[last] = deck[other] ?? 0
    deck[other] = card
  }
  return deck
}

/** FNV-1a over the seed's letters. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash
}
