import { closeSync, openSync, read, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const readAt = promisify(read)

/** Closes a file that was left open. */
const abandoned = new FinalizationRegistry<number>(closeSync)

/**
 * A file for what is too large for memory while a release is read. It has no name from the start, so that even a process
 * that is killed leaves nothing behind. Throws what the file system says of a disk without room.
 */
export class PrivateFile {
  #file: number | undefined
  #length = 0

  constructor() {
    const path = join(tmpdir(), `arctic-tracker-${crypto.randomUUID()}`)
    this.#file = openSync(path, 'wx+', 0o600)
    rmSync(path)
    abandoned.register(this, this.#file, this)
  }

  /**
   * Answers where the bytes begin. At once, since rows are taken one after the other, without a place to wait; it goes no
   * further than the system's memory.
   */
  append(bytes: Uint8Array): number {
    const position = this.#length
    for (let written = 0; written < bytes.length; )
      written += writeSync(this.#open, bytes, written, bytes.length - written, position + written)
    this.#length += bytes.length
    return position
  }

  async read(position: number, length: number): Promise<Buffer<ArrayBuffer>> {
    const { bytesRead, buffer } = await readAt(this.#open, Buffer.alloc(length), 0, length, position)
    if (bytesRead !== length) throw new Error('What was read of the release was cut short')
    return buffer
  }

  /** Gives back its room; nothing can be read from it any more. */
  close(): void {
    if (this.#file === undefined) return
    abandoned.unregister(this)
    closeSync(this.#file)
    this.#file = undefined
  }

  get #open(): number {
    if (this.#file === undefined) throw new Error('What was read of the release is closed')
    return this.#file
  }
}
