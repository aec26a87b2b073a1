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
  /** Whether caches between portal and reader may keep it: the data as it stands, not a failure or a moment. */
  readonly shared: boolean
  /** What must be said beside it: that its figures are simulated. */
  readonly notice: string | undefined
  readonly #encoded = new Map<Encoding, Buffer>()
  readonly #encoding = new Map<Encoding, Promise<Buffer>>()

  constructor(
    status: number,
    type: string,
    body: Buffer,
    version: string,
    { shared = status === 200, notice }: { shared?: boolean; notice?: string } = {},
  ) {
    this.status = status
    this.shared = shared
    this.notice = notice
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
    // A PNG is compressed by itself.
    if (this.type.startsWith('image/')) return 'identity'
    if (accepted.includes('br')) return 'br'
    return accepted.includes('gzip') ? 'gzip' : 'identity'
  }

  /** The bytes in this encoding if they are at hand. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? this.body : this.#encoded.get(encoding)
  }

  /** The bytes in this encoding, made once. */
  async encoded(encoding: Encoding): Promise<Buffer> {
    const ready = this.ready(encoding)
    if (ready !== undefined) return ready
    const running = this.#encoding.get(encoding)
    if (running !== undefined) return running
    const made = compress(this.body, encoding)
    this.#encoding.set(encoding, made)
    const bytes = await made
    this.#encoded.set(encoding, bytes)
    this.#encoding.delete(encoding)
    return bytes
  }
}

/** What a built answer says. Throws when it could not be built, so that no page is made of a failure. */
export function contentOf<Content>(answer: Answer): Content {
  if (answer.status !== 200) throw new Error(`An answer failed with ${answer.status}: ${answer.body}`)
  return JSON.parse(answer.body.toString())
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return zip(body)
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
}
