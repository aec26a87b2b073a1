import { setTimeout as wait } from 'node:timers/promises'
import type { SpeciesImage } from '#contract/species-contract.ts'
import type { Reader } from '#database/access.ts'
import type { Connection } from '#database/connect.ts'
import { type NewImage, storeImages } from '#database/species/image-changes.ts'
import {
  findStoredImage,
  getImageSubject,
  listSpeciesWithoutImage,
  type StoredImage,
} from '#database/species/image-queries.ts'
import type { TaxonServiceState } from '#domain/portal/portal-status.ts'
import { lookUpImage } from './taxon-service.ts'

const DAY_MS = 86_400_000
/** A service that failed is left alone for a while; an answer 'no picture' is asked again after a month. */
const RETRY_AFTER_MS = 600_000
const ASK_AGAIN_AFTER_MS = 30 * DAY_MS
/** The service asks for at most sixty questions a minute. */
const BETWEEN_QUESTIONS_MS = 1000
/** Every change of pictures rebuilds the pages that show them, so they are stored some at a time. */
const STORED_AT_ONCE = 8
/** Failures in a row after which the service counts as down. */
const GIVES_UP_AFTER = 3

type Report = (problem: unknown, species_id: string) => void

/** Pictures of species: stored in the database, asked for once at the taxon service. */
export class SpeciesImages {
  readonly #connection: Connection
  readonly #serviceUrl: string
  readonly #report: Report
  readonly #asking = new Map<string, Promise<void>>()
  readonly #failedAt = new Map<string, number>()
  /**
   * Failures of the service in a row, whichever species it was asked about, and when the last one was, on the process's own
   * clock.
   */
  #failures = 0
  #lastFailureAt = 0
  #hasAnswered = false

  constructor(connection: Connection, serviceUrl: string, report: Report) {
    this.#connection = connection
    this.#serviceUrl = serviceUrl
    this.#report = report
  }

  /** What is known of the service; it is not asked for this. */
  get service(): TaxonServiceState {
    if (this.#serviceUrl === '') return 'off'
    if (this.#failures > 0) return 'unreachable'
    return this.#hasAnswered ? 'reachable' : 'unknown'
  }

  /**
   * The picture with its credit, or null. Asks the service if it was not asked yet; a service that fails is a null and a
   * line in the log.
   */
  async find(species_id: string): Promise<SpeciesImage | null> {
    const subject = await getImageSubject(this.#connection.reader, species_id)
    const stored = await findStoredImage(this.#connection.reader, species_id)
    if (isSettled(stored, subject.default_image_url)) return answerOf(species_id, stored)
    if (!this.#mayAsk(species_id, subject.default_image_url)) return null
    await this.#askOnce(species_id)
    return answerOf(species_id, await findStoredImage(this.#connection.reader, species_id))
  }

  /**
   * Asks slowly for every species that was not asked for yet. One answer that fails is reported and left
   * for later; a service that is down is left alone until someone wants to see a picture.
   */
  async askForMissing(stop: AbortSignal): Promise<void> {
    if (this.#serviceUrl === '') return
    const missing = await listSpeciesWithoutImage(this.#connection.reader)
    const found: NewImage[] = []
    try {
      for (const species_id of missing) {
        try {
          found.push(await this.#lookUp(species_id))
        } catch (problem) {
          this.#report(problem, species_id)
          if (this.#isDown) return
        }
        if (found.length === STORED_AT_ONCE) await this.#store(found.splice(0))
        await wait(BETWEEN_QUESTIONS_MS, undefined, { signal: stop, ref: false })
      }
    } finally {
      if (found.length > 0) await this.#store(found)
    }
  }

  /** Failures in a row count for as long as one that failed is left alone. */
  get #isDown(): boolean {
    return this.#failures >= GIVES_UP_AFTER && !isLongAgo(this.#lastFailureAt)
  }

  #mayAsk(species_id: string, chosen: string | null): boolean {
    const hasWhomToAsk = chosen !== null || (this.#serviceUrl !== '' && !this.#isDown)
    return hasWhomToAsk && isLongAgo(this.#failedAt.get(species_id))
  }

  #askOnce(species_id: string): Promise<void> {
    const running = this.#asking.get(species_id)
    if (running !== undefined) return running
    const asking = this.#lookUp(species_id)
      .then((image) => this.#store([image]))
      .catch((problem) => {
        this.#failedAt.set(species_id, performance.now())
        this.#report(problem, species_id)
      })
      .finally(() => this.#asking.delete(species_id))
    this.#asking.set(species_id, asking)
    return asking
  }

  async #lookUp(species_id: string): Promise<NewImage> {
    const subject = await getImageSubject(this.#connection.reader, species_id)
    // A picture that an administrator chose may stand anywhere, and says nothing of the service.
    const isOfService = subject.default_image_url === null
    try {
      const found = await lookUpImage(this.#serviceUrl, subject)
      if (isOfService) {
        this.#failures = 0
        this.#hasAnswered = true
      }
      return { species_id, ...found }
    } catch (problem) {
      if (isOfService) {
        this.#failures += 1
        this.#lastFailureAt = performance.now()
      }
      throw problem
    }
  }

  #store(images: readonly NewImage[]): Promise<void> {
    return this.#connection.db.transaction((tx) => storeImages(tx, images))
  }
}

/** The picture as it is stored, or null; the service is not asked for it. */
export const storedImage = async (db: Reader, species_id: string): Promise<SpeciesImage | null> =>
  answerOf(species_id, await findStoredImage(db, species_id))

const isLongAgo = (moment = Number.NEGATIVE_INFINITY) => performance.now() - moment > RETRY_AFTER_MS

/**
 * Whether what is stored still answers the question: the administrator's choice, or an answer of the service of the last month.
 */
function isSettled(stored: StoredImage | undefined, chosen: string | null): boolean {
  if (stored === undefined) return false
  if (chosen !== null || stored.outcome === 'chosen')
    return stored.outcome === 'chosen' && stored.page_url === chosen
  // An answer of the future was stored by a clock that has been set back since.
  return stored.outcome === 'found' || Math.abs(Date.now() - Date.parse(stored.asked_at)) < ASK_AGAIN_AFTER_MS
}

function answerOf(species_id: string, stored: StoredImage | undefined): SpeciesImage | null {
  if (stored?.outcome !== 'found' && stored?.outcome !== 'chosen') return null
  const { attribution, license_code, page_url } = stored
  const url = `/images/species/${species_id}`
  return { url, large_url: `${url}/large`, attribution, license_code, page_url }
}
