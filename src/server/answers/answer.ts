import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliDecompress } from 'node:zlib'
import type { DataScopes } from '#database/releases/data-scopes.ts'
import type { Language } from '#domain/portal/languages.ts'
import { Unavailable } from '#domain/problems.ts'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import { type Compressed, compress } from './compression.ts'
import { PlainBodies, type Recipient } from './plain-bodies.ts'

/** Bodies below this size travel faster uncompressed. */
const WORTH_COMPRESSING = 1024
/** Their bytes are compressed by themselves. */
const COMPRESSED_TYPES = ['image/png', 'application/zip']

const unbrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliDecompress)

/** One for all answers of the process, since they share its memory. */
const plainBodies = new PlainBodies()

interface AnswerOptions {
  shared?: boolean
  notice?: string
  language?: Language
  namesLanguage?: boolean
  caching?: string
  links?: string | undefined
  isPinned?: boolean
  /** Of one page of many: what all of them hold. */
  total?: number | undefined
  /** Seconds after which the same question may be answered. */
  retryAfter?: number | undefined
  /** When what it says last changed, where that is known. */
  lastModified?: Date | undefined
  /** The parts of the data that it rests on; all of it where none are named. */
  restsOn?: DataScopes | undefined
}

/**
 * An answer built once: its bytes, and each compressed form, made at the first request for it. Its tag names the data
 * version, or its bytes alone where there is none.
 */
export class Answer {
  readonly status: number
  readonly type: string
  readonly etag: string
  /** What its bytes are, in short: the same for the same bytes of whatever data version. */
  readonly content: string
  /** Whether caches between portal and reader may store it: data may be, failures and states of the moment may not. */
  readonly shared: boolean
  /** The notice to show with it: that its figures are simulated. */
  readonly notice: string | undefined
  /** The language of its texts: caches store one copy for each, unless its address names it. Undefined for answers without texts. */
  readonly language: Language | undefined
  /** Whether its address names the language, so that caches store one copy for all readers. */
  readonly namesLanguage: boolean
  /** How long browsers may cache it, where that differs from other answers. */
  readonly caching: string | undefined
  /** What belongs to it and where that is, as the value of the header `Link`. */
  readonly links: string | undefined
  /** Whether its address means the same bytes for ever, so that its tag names them and no data version. */
  readonly isPinned: boolean
  /** How many things all pages hold, of which this answer is one; undefined for whole answers. */
  readonly total: number | undefined
  /** Of a failure that may pass: after how many seconds to ask again. */
  readonly retryAfter: number | undefined
  readonly lastModified: Date | undefined
  readonly restsOn: DataScopes | undefined
  /** Bytes of the whole. */
  readonly length: number
  #body: Buffer | undefined
  readonly #forms = new Map<Compressed, Buffer>()
  readonly #compressing = new Map<Compressed, Promise<Buffer>>()

  constructor(
    status: number,
    type: string,
    body: Buffer,
    version: string | undefined,
    {
      shared = status === 200,
      notice,
      language,
      namesLanguage = false,
      caching,
      isPinned = false,
      total,
      retryAfter,
      links,
      lastModified,
      restsOn,
    }: AnswerOptions = {},
  ) {
    this.status = status
    this.shared = shared
    this.notice = notice
    this.language = language
    this.namesLanguage = namesLanguage
    this.caching = caching
    this.links = links
    this.isPinned = isPinned
    this.total = total
    this.retryAfter = retryAfter
    this.lastModified = lastModified
    this.restsOn = restsOn
    this.type = type
    this.length = body.length
    this.#body = body
    this.content = hash('sha256', body, 'base64url')
    this.etag = isPinned ? `"${this.content}"` : weakTag(this.content, version)
  }

  /** Whether nothing is won by compressing its bytes. */
  get isCompressed(): boolean {
    return COMPRESSED_TYPES.includes(this.type)
  }

  /** What two answers have in common when one can be sent in place of the other. */
  get identity(): string {
    const { status, type, etag, shared, notice, language, namesLanguage, caching, links, total, restsOn } =
      this
    return [status, type, etag, shared, notice, language, namesLanguage, caching, links, total, restsOn].join(
      '|',
    )
  }

  /** Bytes that this answer takes in memory; compressed forms that may still be made are reckoned at two fifths. */
  get weight(): number {
    const packed = [...this.#forms.values()].reduce((bytes, { length }) => bytes + length, 0)
    return (this.#body === undefined ? packed : Math.ceil(this.length * 1.4)) + 512
  }

  /** The bytes of an answer that was not packed. */
  get body(): Buffer {
    if (this.#body === undefined) throw new Error('A packed answer is at hand compressed only')
    return this.#body
  }

  /**
   * Stores the forms that browsers accept (brotli, and gzip where the connection is not encrypted) and lets the plain one
   * go: a page is less than half its size that way. Who takes it plain waits until it is made from these.
   */
  async pack(): Promise<this> {
    if (this.length < WORTH_COMPRESSING) return this
    await Promise.all([this.#compressed('br'), this.#compressed('gzip')])
    this.#body = undefined
    return this
  }

  /** The encoding that fits what the client accepts. */
  encodingFor(accepted: string | undefined): Encoding {
    if (this.length < WORTH_COMPRESSING || accepted === undefined) return 'identity'
    if (this.isCompressed) return 'identity'
    return acceptedEncoding(accepted)
  }

  /** The bytes in this encoding if they are in memory. */
  ready(encoding: Encoding): Buffer | undefined {
    return encoding === 'identity' ? this.#body : this.#forms.get(encoding)
  }

  /** The bytes in this encoding, made when they are first asked for. They stay in memory until `recipient` closes. */
  async encoded(encoding: Encoding, recipient?: Recipient): Promise<Buffer> {
    const ready = this.ready(encoding)
    if (ready !== undefined) return ready
    if (encoding !== 'identity') return this.#compressed(encoding)
    return plainBodies.get(this.content, this.length, () => this.#unpack(), recipient)
  }

  async #unpack(): Promise<Buffer> {
    // In one piece of the right size; zlib would join pieces of 16 kB.
    return unbrotli(await this.#compressed('br'), { chunkSize: this.length + 1 })
  }

  /** Compressed once, however many ask meanwhile. */
  #compressed(encoding: Compressed): Promise<Buffer> {
    const form = this.#forms.get(encoding)
    if (form !== undefined) return Promise.resolve(form)
    const running = this.#compressing.get(encoding)
    if (running !== undefined) return running
    const compressing = compress(this.body, encoding)
      .then((bytes) => {
        this.#forms.set(encoding, bytes)
        return bytes
      })
      .finally(() => this.#compressing.delete(encoding))
    this.#compressing.set(encoding, compressing)
    return compressing
  }
}

const weakTag = (content: string, version: string | undefined): string =>
  version === undefined ? `W/"${content}"` : `W/"${version}-${content.slice(0, 12)}"`

/** An answer in JSON. */
export const jsonAnswer = (
  status: number,
  content: unknown,
  version: string | undefined,
  options?: AnswerOptions,
): Answer =>
  new Answer(
    status,
    'application/json; charset=utf-8',
    Buffer.from(JSON.stringify(content)),
    version,
    options,
  )

/** What a built answer says. Throws when it could not be built, so that no page is made of a failure. */
export function contentOf<Content>(answer: Answer): Content {
  if (answer.status === 503) throw new Unavailable(`An answer failed with 503: ${answer.body}`)
  if (answer.status !== 200) throw new Error(`An answer failed with ${answer.status}: ${answer.body}`)
  return JSON.parse(answer.body.toString())
}
