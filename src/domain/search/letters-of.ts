/**
 * Which letters a word has, each as one of 32 bits, so that some letters share a bit. A slip adds a letter, takes one away or
 * does both, so words that differ by more bits than slips are forgiven are no misspellings of each other.
 */
export class LettersOf {
  readonly #bits: number

  constructor(word: string) {
    let bits = 0
    for (let at = 0; at < word.length; at++) bits |= LettersOf.bit(word.charCodeAt(at))
    this.#bits = bits
  }

  static bit(code: number): number {
    return 1 << (code & 31)
  }

  /** Whether `most` slips may lead to the letters of another word. */
  mayBecome(bits: number, most: number): boolean {
    return countOf(this.#bits & ~bits) <= most && countOf(bits & ~this.#bits) <= most
  }
}

function countOf(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
