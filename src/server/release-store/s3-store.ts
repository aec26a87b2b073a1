import { AwsClient } from 'aws4fetch'
import { FOR_EVER } from '../trade/published-rows.ts'
import {
  assertWhole,
  type CopyState,
  isWhole,
  type ReleaseStore,
  type StoredCopy,
  StoreProblem,
} from './release-store.ts'
import type { S3Setting } from './store-setting.ts'

const PATIENCE_MS = 60_000
/** What is read of an answer that says why not. */
const MOST_OF_REFUSAL = 65_536
/** Where a copy has its own checksum, since not every service computes one. */
const CHECKSUM = 'x-amz-meta-sha256'

type Asked = { method: 'GET' | 'HEAD' | 'PUT'; headers?: Record<string, string>; bytes?: Buffer }

/**
 * A bucket of Amazon S3 or of a service that speaks its protocol. Only that service is asked: no redirect is followed. Requests
 * are signed with the checksum of what is sent.
 */
export class S3Store implements ReleaseStore {
  readonly #setting: S3Setting
  readonly #client: AwsClient

  constructor(setting: S3Setting) {
    const { accessKeyId, secretAccessKey, region } = setting
    this.#setting = setting
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  }

  /** A key that may write and read but not list hears 403 of what is not there, as of what it may not do: writing tells. */
  async look(copy: StoredCopy, signal: AbortSignal): Promise<CopyState> {
    const { status, headers } = await this.#ask(copy.path, { method: 'HEAD' }, signal)
    if (status === 404 || status === 403) return 'missing'
    if (status !== 200) throw this.#refused(status)
    const isSame =
      headers.get('content-length') === String(copy.size) && headers.get(CHECKSUM) === copy.sha256
    return isSame ? 'same' : 'different'
  }

  /** Read again at the end, since not every service checks what arrives. */
  async put(copy: StoredCopy, bytes: Buffer, signal: AbortSignal): Promise<void> {
    assertWhole(bytes, copy)
    const { path, type, sha256 } = copy
    const headers = {
      'cache-control': FOR_EVER,
      'content-type': type,
      'x-amz-content-sha256': sha256,
      'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64'),
      [CHECKSUM]: sha256,
    }
    const answer = await this.#ask(path, { method: 'PUT', headers, bytes }, signal)
    if (answer.status !== 200)
      throw this.#refused(answer.status, await this.#bytesOf(answer, MOST_OF_REFUSAL))
    await answer.body?.cancel()
    if ((await this.get(copy, signal)) === undefined)
      throw new StoreProblem(`${this.#name} does not have ${path} as it was sent.`)
  }

  async get(copy: StoredCopy, signal: AbortSignal): Promise<Buffer | undefined> {
    const answer = await this.#ask(copy.path, { method: 'GET' }, signal)
    if (answer.status === 404) return undefined
    if (answer.status !== 200)
      throw this.#refused(answer.status, await this.#bytesOf(answer, MOST_OF_REFUSAL))
    const bytes = await this.#bytesOf(answer, copy.size + 1)
    return isWhole(bytes, copy) ? bytes : undefined
  }

  async #ask(path: string, { method, headers = {}, bytes }: Asked, signal: AbortSignal): Promise<Response> {
    const request = await this.#client.sign(this.#addressOf(path), {
      method,
      headers,
      ...(bytes === undefined ? {} : { body: new Uint8Array(bytes) }),
    })
    const ended = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
    try {
      return await fetch(request, { redirect: 'manual', signal: ended })
    } catch (problem) {
      signal.throwIfAborted()
      throw new StoreProblem(`${this.#name} cannot be reached.`, { cause: problem })
    }
  }

  async #bytesOf(answer: Response, most: number): Promise<Buffer> {
    try {
      return await upTo(most, answer)
    } catch (problem) {
      throw new StoreProblem(`${this.#name} did not finish its answer.`, { cause: problem })
    }
  }

  /** With the bucket in the path where a service is named, whose certificate is for its own name, or where its name has dots. */
  #addressOf(path: string): string {
    const { bucket, prefix, region, endpoint } = this.#setting
    const key = [prefix, path].filter((part) => part !== '').join('/')
    if (endpoint !== undefined) return `${endpoint}/${bucket}/${key}`
    const amazon = `s3.${region}.amazonaws.com`
    return bucket.includes('.') ? `https://${amazon}/${bucket}/${key}` : `https://${bucket}.${amazon}/${key}`
  }

  get #name(): string {
    const { bucket, endpoint } = this.#setting
    return `The bucket ${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`
  }

  #refused(status: number, answer?: Buffer): StoreProblem {
    const [, code] = /<Code>(\w{1,64})<\/Code>/.exec(answer?.toString() ?? '') ?? []
    const said = code === undefined ? String(status) : `${status} ${code}`
    if (code === 'NoSuchBucket') return new StoreProblem(`${this.#name} does not exist.`)
    if (status === 401 || status === 403)
      return new StoreProblem(
        `${this.#name} refuses the key (${said}): look at AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and what the key may do.`,
      )
    if (status >= 300 && status < 400)
      return new StoreProblem(
        `${this.#name} is elsewhere (${said}): look at AWS_REGION and AWS_ENDPOINT_URL.`,
      )
    return new StoreProblem(`${this.#name} answered with ${said}.`)
  }
}

/** So many bytes of an answer at most; the connection is closed before the others. */
async function upTo(most: number, { body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    if (length >= most) break
  }
  return Buffer.concat(chunks)
}
