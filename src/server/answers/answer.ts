import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Bodies below this size travel faster uncompressed. */
const WORTH_COMPRESSING = 1024
const BROTLI_QUALITY = 7

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** An answer built once: its bytes, and each compressed form made the first time somebody asks for it. */
export class Answer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
  readonly etag: string
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(status: number, type: string, body: Buffer, version: string) {
    this.status = status
    this.type = type
    this.body = body
    this.etag = `W/"${version}-${createHash('sha256').update(body).digest('base64url').slice(0, 12)}"`
  }

  /** Bytes this answer keeps in memory, its compressed forms reckoned at a third. */
  get weight(): number {
    return Math.ceil(this.body.length * 1.4) + 512
  }

  /** The encoding that fits what the client accepts. */
  encodingFor(accepted: string | undefined): Encoding {
    if (this.body.length < WORTH_COMPRESSING || accepted === undefined) return 'identity'
    if (accepted.includes('br')) return 'br'
    return accepted.includes('gzip') ? 'gzip' : 'identity'
  }

  encoded(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.body
    const known = this.#encoded.get(encoding)
    if (known !== undefined) return known
    const made =
      encoding === 'br'
        ? brotli(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
        : zip(this.body)
    this.#encoded.set(encoding, made)
    return made
  }
}
