import { StandardOpenAPIHandler } from '@orpc/openapi/standard'
import { ORPCError, onError } from '@orpc/server'
import { z } from 'zod'
import { CsvFile } from '#contract/csv-file.ts'
import type { ReadMeta } from '#contract/shows.ts'
import { listReleases } from '#database/releases/releases-queries.ts'
import { listSpeciesCards } from '#database/species/species-queries.ts'
import type { SimulatedDataset } from '#domain/releases/datasets.ts'
import type { AnsweredPart } from '#domain/species/answered-part.ts'
import { MOST_LISTED } from '#domain/species/named-parts.ts'
import type { Context } from '../access.ts'
import type { Asking, CostlyVisitor } from '../limits/costly-questions.ts'
import type { Words } from '../pages/words.ts'
import { RETRY_AFTER_S } from '../problems.ts'
import { router } from '../procedures/index.ts'
import { NO_SUCH_ADDRESS } from '../refusal-words.ts'
import { parametersIn } from '../unknown-parameters.ts'
import { Answer, jsonAnswer } from './answer.ts'
import { AnswerCache, type CacheState } from './answer-cache.ts'
import { isNeverCached, isOfTheMoment, questionAt, urlOf } from './asked-address.ts'
import { AskedAnswers } from './asked-answers.ts'
import { CACHE_LIMITS } from './cache-limits.ts'
import type { DataVersion } from './data-version.ts'
import { asksForWholeList, partsOfList, textOfList } from './long-lists.ts'
import { nextLink } from './next-part.ts'
import { ofOneVersion } from './of-one-version.ts'
import { scopesOf } from './scopes-of-answers.ts'
import type { PiecedAnswer } from './send-pieces.ts'
import { simulatedNotice } from './simulated-notice.ts'
import { VersionRecords } from './version-records.ts'

/** In place of the data version of what is done anew per visit. */
const UNCACHED = 'uncached'

const page = z.object({ total: z.number() }).nullable()
const csvFile = z.instanceof(CsvFile)
const list = z.array(z.unknown())

const now = () => performance.now()

/** Which state of the data answers are of. */
type KnownVersion = Pick<
  DataVersion,
  'known' | 'ask' | 'catchUp' | 'currentDay' | 'ofScopes' | 'changesSince'
>

type ContextOf = (currentDay: string, visitor: CostlyVisitor | undefined) => Omit<Context, 'records'>

/** A question on its way through the handler, and what was taken from it there. */
interface BuildContext extends Context {
  /** The datasets whose figures the answer holds. */
  shows: readonly SimulatedDataset[]
  isPage: boolean
  part: AnsweredPart | undefined
  content: unknown
}

/** The contract's reads as finished bytes, cached for as long as the data does not change, and what is made of them. */
export class PublicAnswers {
  readonly #answers: AnswerCache
  readonly #written: AnswerCache
  readonly #pictures: AnswerCache
  readonly #handler: StandardOpenAPIHandler<BuildContext>
  readonly #dataVersion: KnownVersion
  readonly #records: VersionRecords
  readonly #context: ContextOf
  readonly #words: Words
  /** Answers that are being built, also those that no request waits for any more. */
  readonly #building = new Set<Promise<Answer>>()

  constructor(
    dataVersion: KnownVersion,
    context: ContextOf,
    words: Words,
    report: (problem: unknown) => void,
  ) {
    this.#dataVersion = dataVersion
    this.#records = new VersionRecords(dataVersion)
    this.#answers = new AnswerCache(CACHE_LIMITS.api, now, dataVersion)
    this.#written = new AnswerCache(CACHE_LIMITS.general, now, dataVersion, { packed: true })
    this.#pictures = new AnswerCache(CACHE_LIMITS.image, now, dataVersion)
    this.#context = context
    this.#words = words
    this.#handler = new StandardOpenAPIHandler<BuildContext>(router, {
      clientInterceptors: [
        async ({ procedure, context, next }) => {
          const { shows = [], paged = false }: ReadMeta = procedure['~orpc'].meta
          context.shows = shows
          context.isPage = paged
          // Taken here, where it has passed its schema and is JSON already: the handler would copy it bit by bit.
          context.content = await next()
        },
      ],
      interceptors: [
        onError((problem, { request }) => {
          // Named problems are answers, and what was aborted has no reader; anything else is a fault of ours.
          if (!(problem instanceof ORPCError) && !request.signal?.aborted) report(problem)
        }),
      ],
    })
  }

  /** The cached answer at an address like /api/species/…?…, without waiting for anything. */
  find(address: string): Answer | undefined {
    const dataVersion = this.#dataVersion.known
    return dataVersion === undefined ? undefined : this.#cacheOf(address).find(dataVersion, address)
  }

  /**
   * The answer to a question. A visitor's costly one is aborted, where it can be, once all who ask it have disconnected; any
   * other is built to its end, so that who asks it again does not begin it again.
   */
  async get(address: string, visitor?: CostlyVisitor): Promise<Answer> {
    // What is done anew needs no data version, and so the connection test answers when the database does not.
    if (isNeverCached(address)) return this.#build(UNCACHED, address)
    const dataVersion = await this.#dataVersion.ask()
    const build = (signal: AbortSignal) =>
      ofOneVersion(this.#dataVersion, dataVersion, (version) =>
        this.#build(version, address, { signal, visitor }),
      )
    return this.#answers.get(dataVersion, address, build, visitor?.disconnected)
  }

  /**
   * A list of all species where they are too many for one answer: its beginning, whose headers hold for all of it, and its text
   * piece by piece. Undefined for any other question.
   */
  async openLongList(address: string): Promise<PiecedAnswer | undefined> {
    if (!asksForWholeList(urlOf(address))) return undefined
    const dataVersion = await this.#dataVersion.ask()
    const { db } = this.#context(this.#dataVersion.currentDay, undefined)
    const { length } = await this.#records.of(dataVersion, db, listSpeciesCards)
    if (length <= MOST_LISTED) return undefined
    const parts = partsOfList(address, async (part) => {
      const asked = await this.#ask(dataVersion, part)
      if (asked instanceof Answer) throw new Error(`A part of a list failed with ${asked.status}`)
      return list.parse(asked.content)
    })
    // What is refused, or of none of the species, is no long list.
    const beginning = await this.#build(dataVersion, `${address}${address.includes('?') ? '&' : '?'}limit=1`)
    return beginning.status === 200 ? { beginning, pieces: textOfList(parts) } : undefined
  }

  /** A file that is made while it is sent, which is never cached; or why there is none. */
  async openCsv(address: string): Promise<CsvFile | Answer> {
    const dataVersion = await this.#dataVersion.ask()
    const asked = await this.#ask(dataVersion, address)
    return asked instanceof Answer ? asked : csvFile.parse(asked.content)
  }

  /**
   * Any other bytes that follow from public data alone, a page or a picture, cached like an answer. They rest on all data,
   * unless they are made of answers alone that are asked of `asked`.
   */
  async cached(
    address: string,
    build: (dataVersion: string, asked: AskedAnswers) => Promise<Answer>,
  ): Promise<Answer> {
    const dataVersion = await this.#dataVersion.ask()
    return this.#cacheOf(address).get(dataVersion, address, () =>
      ofOneVersion(this.#dataVersion, dataVersion, (version) => build(version, this.asking(version))),
    )
  }

  /** Answers as one asks for them who makes something of them in this data version. */
  asking(dataVersion: string): AskedAnswers {
    return new AskedAnswers(this, this.#dataVersion, dataVersion)
  }

  /** Removes entries that were not requested for a while, or are overtaken. */
  tidy(): void {
    const { known } = this.#dataVersion
    for (const cache of [this.#answers, this.#written, this.#pictures]) cache.tidy(known)
  }

  /** How full each cache is and how often it helped. */
  caches(): Record<string, CacheState> {
    return { api: this.#answers.state, pages: this.#written.state, images: this.#pictures.state }
  }

  /** Resolves when the answers being built are finished; the database must not be closed before. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#building)
  }

  #cacheOf(address: string): AnswerCache {
    if (address.startsWith('/api/')) return this.#answers
    return address.startsWith('/images/') ? this.#pictures : this.#written
  }

  #build(dataVersion: string, address: string, asking?: Asking): Promise<Answer> {
    const building = this.#buildAnswer(dataVersion, address, asking)
    this.#building.add(building)
    const forget = () => this.#building.delete(building)
    building.then(forget, forget)
    return building
  }

  async #buildAnswer(dataVersion: string, address: string, asking: Asking = {}): Promise<Answer> {
    const asked = await this.#ask(dataVersion, address, asking)
    if (asked instanceof Answer) return asked
    const { content, shows, isPage, part, portal, records } = asked
    const shared = !isOfTheMoment(address)
    const releases = shows.length > 0 ? await records(listReleases) : []
    const notice = simulatedNotice(releases, shows, this.#words)
    const total = isPage ? page.parse(content)?.total : part?.total
    const links = part?.next && nextLink(portal.public_url + address, part.next)
    const restsOn = scopesOf(urlOf(address))
    const version = this.#dataVersion.ofScopes(dataVersion, restsOn) ?? dataVersion
    return jsonAnswer(200, content, version, { shared, notice, total, links, restsOn })
  }

  /** Asks the procedure at an address. A refusal is an answer already. */
  async #ask(
    dataVersion: string,
    address: string,
    { signal, visitor }: Asking = {},
  ): Promise<BuildContext | Answer> {
    const known = this.#context(this.#dataVersion.currentDay, visitor)
    // Asked without a data version, it must not clear the records of the one in use.
    const records: Context['records'] = (read) =>
      dataVersion === UNCACHED ? read(known.db) : this.#records.of(dataVersion, known.db, read)
    const question = questionAt(address, signal)
    const context: BuildContext = {
      ...known,
      records,
      parameters: parametersIn(question.url.searchParams),
      shows: [],
      isPage: false,
      part: undefined,
      tellPart: (part) => {
        context.part = part
      },
      content: undefined,
    }
    const { matched, response } = await this.#handler.handle(question, {
      prefix: '/api',
      context,
    })
    if (!matched) return jsonAnswer(404, NO_SUCH_ADDRESS, dataVersion)
    if (response.status !== 200) {
      const retryAfter = response.status === 503 ? RETRY_AFTER_S : undefined
      return jsonAnswer(response.status, response.body, dataVersion, { retryAfter })
    }
    return context
  }
}
