import { appendFileSync, closeSync, openSync, read, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const readAt = promisify(read)

/** Twice what the published release of 2025 has after reading. */
const MOST_IN_MEMORY = 128 * 1024 * 1024

/** Closes the file of a text that was left open. */
const abandoned = new FinalizationRegistry<number>(closeSync)

/**
 * The text of a release from when it was read until it is stored, in pieces that come back as they were given: in
 * memory, and what goes beyond its limit in a private file that is removed once this is closed.
 * Throws what the file system says of a disk without room.
 */
export class SpilledText {
  readonly #mostInMemory: number
  readonly #inMemory: string[] = []
  #length = 0
  #file: number | undefined
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
    this.#file ??= this.#openFile()
    // At once, since rows are taken one after the other, without a place to wait here; it goes no further than the system's
    // memory.
    appendFileSync(this.#file, bytes)
    this.#inFile.push(bytes.length)
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    yield* this.#inMemory
    let position = 0
    for (const length of this.#inFile) {
      if (this.#file === undefined) throw new Error('What was read of the release is closed')
      const { bytesRead, buffer } = await readAt(this.#file, Buffer.alloc(length), 0, length, position)
      if (bytesRead !== length) throw new Error('What was read of the release was cut short')
      yield buffer.toString()
      position += length
    }
  }

  /** Gives back the room of what stands in the file; nothing can be read from it any more. */
  close(): void {
    if (this.#file === undefined) return
    abandoned.unregister(this)
    closeSync(this.#file)
    this.#file = undefined
  }

  /** Without a name from the start, so that even a process that is killed leaves nothing behind. */
  #openFile(): number {
    const path = join(tmpdir(), `arctic-tracker-${crypto.randomUUID()}`)
    const file = openSync(path, 'wx+', 0o600)
    rmSync(path)
    abandoned.register(this, file, this)
    return file
  }
}
