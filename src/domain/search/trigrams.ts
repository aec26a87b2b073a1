const LETTERS = 3
/** The last five bits of a letter's code tell the letters of an alphabet apart. */
const BITS_OF_A_LETTER = 5
const LAST_BITS = 2 ** BITS_OF_A_LETTER - 1
const TRIGRAMS = 2 ** (LETTERS * BITS_OF_A_LETTER)

/** Which three letters stand beside each other in some texts; a few others count as the same. */
export class Trigrams {
  /** A bit for each trigram, eight in a byte. */
  readonly #bits = new Uint8Array(TRIGRAMS / 8)

  constructor(texts: Iterable<string>) {
    for (const text of texts)
      for (let at = 0; at + LETTERS <= text.length; at++) {
        const trigram = trigramAt(text, at)
        this.#bits[trigram >>> 3] = this.#byteOf(trigram) | bitOf(trigram)
      }
  }

  /** Whether one of the texts may have some letters in it; false only where none has. */
  mayHave(letters: string): boolean {
    for (let at = 0; at + LETTERS <= letters.length; at++) {
      const trigram = trigramAt(letters, at)
      if ((this.#byteOf(trigram) & bitOf(trigram)) === 0) return false
    }
    return true
  }

  #byteOf(trigram: number): number {
    return this.#bits[trigram >>> 3] as number
  }
}

const bitOf = (trigram: number): number => 1 << (trigram & 7)

function trigramAt(text: string, at: number): number {
  let trigram = 0
  for (let letter = at; letter < at + LETTERS; letter++)
    trigram = (trigram << BITS_OF_A_LETTER) | (text.charCodeAt(letter) & LAST_BITS)
  return trigram
}
