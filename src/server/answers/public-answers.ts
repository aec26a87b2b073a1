import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { ORPCError, onError } from '@orpc/server'
import type { ReadMeta } from '#contract/shows.ts'
import type { Context } from '../access.ts'
import type { Words } from '../pages/words.ts'
import { router } from '../procedures/index.ts'
import { Answer } from './answer.ts'
import { AnswerCache } from './answer-cache.ts'
import type { DataEra } from './data-era.ts'
import { type ShownDataset, simulatedNotice } from './simulated-notice.ts'

/** Done anew per visit: a taxon service or a database that failed may answer now, and no change of data says so. */
const NEVER_KEPT = /^\/api\/(species\/[^/]+\/image|connection-checks)$/
/** Says how things stand at the moment of asking, so that no cache on the way may keep it either. */
const OF_THE_MOMENT = /^\/api\/connection-checks$/

const JSON_TYPE = 'application/json; charset=utf-8'

/** The contract's reads as finished bytes, kept for as long as the data does not change. */
export class PublicAnswers {
  readonly #cache = new AnswerCache()
  readonly #handler: OpenAPIHandler<Context>
  readonly #era: DataEra
  readonly #context: (currentDay: string) => Context
  readonly #words: Words

  constructor(
    era: DataEra,
    context: (currentDay: string) => Context,
    words: Words,
    report: (problem: unknown) => void,
  ) {
    this.#era = era
    this.#context = context
    this.#words = words
    this.#handler = new OpenAPIHandler(router, {
      clientInterceptors: [
        ({ procedure, context: { shown }, next }) => {
          const { shows = [] }: Partial<ReadMeta> = procedure['~orpc'].meta
          for (const dataset of shows) shown?.add(dataset)
          return next()
        },
      ],
      interceptors: [
        onError((problem) => {
          // Named problems are answers; anything else is a fault of ours.
          if (!(problem instanceof ORPCError)) report(problem)
        }),
      ],
    })
  }

  /** The kept answer to an address like /api/species/…?…, without waiting for anything. */
  find(address: string): Answer | undefined {
    const era = this.#era.known
    return era === undefined ? undefined : this.#cache.find(era, address)
  }

  async get(address: string): Promise<Answer> {
    // What is done anew needs no era, and so the connection test answers when the database does not.
    if (NEVER_KEPT.test(pathOf(address))) return this.#build('unkept', address)
    const era = await this.#era.ask()
    return this.#cache.get(era, address, () => this.#build(era, address))
  }

  /** Any other bytes that follow from public data alone, e.g. a page, kept like an answer. */
  async keep(address: string, build: (era: string) => Promise<Answer>): Promise<Answer> {
    const era = await this.#era.ask()
    return this.#cache.get(era, address, () => build(era))
  }

  async #build(era: string, address: string): Promise<Answer> {
    const shown = new Set<ShownDataset>()
    const context = { ...this.#context(this.#era.currentDay), shown }
    const { matched, response } = await this.#handler.handle(new Request(new URL(address, 'http://portal')), {
      prefix: '/api',
      context,
    })
    if (!matched)
      return jsonAnswer(
        404,
        { code: 'NOT_FOUND', message: 'There is no such address in this interface' },
        era,
      )
    const body = Buffer.from(await response.arrayBuffer())
    const shared = response.status === 200 && !OF_THE_MOMENT.test(pathOf(address))
    const notice = response.ok ? await simulatedNotice(context.db, shown, this.#words) : undefined
    return new Answer(response.status, JSON_TYPE, body, era, { shared, notice })
  }
}

const pathOf = (address: string) => new URL(address, 'http://portal').pathname

function jsonAnswer(status: number, content: unknown, era: string): Answer {
  return new Answer(status, JSON_TYPE, Buffer.from(JSON.stringify(content)), era)
}
