import { PrivateFile } from './private-file.ts'

/** A quarter of what the published release of 2025 has after reading, so that no release takes more memory than another. */
const MOST_IN_MEMORY = 16 * 1024 * 1024

/**
 * The text of a release from when it was read until it is stored, in pieces that come back as they were given: in
 * memory, and what goes beyond its limit in a private file.
 * Throws what the file system says of a disk without room.
 */
export class SpilledText {
  readonly #mostInMemory: number
  readonly #inMemory: string[] = []
  #length = 0
  #file: PrivateFile | undefined
  /** Bytes of each piece in the file. */
  readonly #inFile: number[] = []

  constructor({ mostInMemory = MOST_IN_MEMORY } = {}) {
    this.#mostInMemory = mostInMemory
  }

  add(piece: string): void {
    this.#length += piece.length
    if (this.#length <= this.#mostInMemory) {
      this.#inMemory.push(piece)
      return
    }
    const bytes = Buffer.from(piece)
    this.#file ??= new PrivateFile()
    this.#file.append(bytes)
    this.#inFile.push(bytes.length)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    yield* this.#inMemory
    let position = 0
    for (const length of this.#inFile) {
      const bytes = await this.#file?.read(position, length)
      if (bytes !== undefined) yield bytes.toString()
      position += length
    }
  }

  /** Gives back the room of what stands in the file; nothing can be read from it any more. */
  close(): void {
    this.#file?.close()
  }
}
