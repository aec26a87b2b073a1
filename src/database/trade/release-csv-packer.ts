import { once } from 'node:events'
import { createGzip } from 'node:zlib'

/** Place of the operating system in the head of a gzip file. Source: RFC 1952, section 2.3. */
const OS_BYTE = 9
const UNKNOWN_OS = 255

/** Packs CSV with gzip as it comes, so that it is never whole in memory. The head names no time, no file and no operating system. */
export class CsvPacker {
  readonly #gzip = createGzip()
  readonly #packed: Buffer[] = []
  #taken: Promise<unknown> = Promise.resolve()

  constructor() {
    this.#gzip.on('data', (bytes: Buffer) => this.#packed.push(bytes))
  }

  /** Waits until what came before is packed, and packs this while the caller goes on. */
  async add(text: string): Promise<void> {
    await this.#taken
    if (!this.#gzip.write(text)) this.#taken = once(this.#gzip, 'drain')
  }

  async finish(): Promise<Buffer> {
    const ended = once(this.#gzip, 'end')
    this.#gzip.end()
    await ended
    const bytes = Buffer.concat(this.#packed)
    bytes[OS_BYTE] = UNKNOWN_OS
    return bytes
  }
}
