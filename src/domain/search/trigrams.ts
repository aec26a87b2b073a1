const LETTERS = 3
/** Of a letter's code: enough to tell the letters of an alphabet apart. */
const BITS_OF_A_LETTER = 5
const MASK = (1 << BITS_OF_A_LETTER) - 1
const BITS_OF_A_NUMBER = 32

/** Which three letters stand beside each other in some texts; a few others share a bit with them. */
export class Trigrams {
  readonly #bits = new Uint32Array((1 << (LETTERS * BITS_OF_A_LETTER)) / BITS_OF_A_NUMBER)

  constructor(texts: Iterable<string>) {
    for (const text of texts)
      for (let at = 0; at + LETTERS <= text.length; at++) {
        const trigram = trigramAt(text, at)
        const place = trigram >>> 5
        this.#bits[place] = (this.#bits[place] as number) | (1 << (trigram & MASK))
      }
  }

  /** Whether one of the texts may have some letters in it; false only where none has. */
  mayHave(letters: string): boolean {
    for (let at = 0; at + LETTERS <= letters.length; at++) {
      const trigram = trigramAt(letters, at)
      if (((this.#bits[trigram >>> 5] as number) & (1 << (trigram & MASK))) === 0) return false
    }
    return true
  }
}

function trigramAt(text: string, at: number): number {
  let trigram = 0
  for (let letter = at; letter < at + LETTERS; letter++)
    trigram = (trigram << BITS_OF_A_LETTER) | (text.charCodeAt(letter) & MASK)
  return trigram
}
