import type { SpeciesImage } from '#contract/species-contract.ts'
import type { Connection } from '#database/connect.ts'
import { keepImage } from '#database/species/image-changes.ts'
import { findKeptImage, getImageSubject, type KeptImage } from '#database/species/image-queries.ts'
import { fetchPicture, lookUpPicture } from './taxon-service.ts'

const DAY_MS = 86_400_000
/** A service that failed is left alone for a while; an answer 'no picture' is asked again after a month. */
const RETRY_AFTER_MS = 600_000
const ASK_AGAIN_AFTER_MS = 30 * DAY_MS

/** Pictures of species: kept in the database, asked for once at the taxon service. */
export class SpeciesImages {
  readonly #connection: Connection
  readonly #serviceUrl: string
  readonly #report: (problem: unknown, species_id: string) => void
  readonly #asking = new Map<string, Promise<void>>()
  readonly #failedAt = new Map<string, number>()

  constructor(
    connection: Connection,
    serviceUrl: string,
    report: (problem: unknown, species_id: string) => void,
  ) {
    this.#connection = connection
    this.#serviceUrl = serviceUrl
    this.#report = report
  }

  /** The picture with its credit, or null. Asks the service when nobody has; its failure is a null and a line in the log. */
  async find(species_id: string): Promise<SpeciesImage | null> {
    const subject = await getImageSubject(this.#connection.reader, species_id)
    if (subject.default_image_url !== null) {
      const url = subject.default_image_url
      return { url, large_url: url, attribution: null, license_code: null, page_url: null }
    }
    if (this.#mayAsk(species_id, await findKeptImage(this.#connection.reader, species_id))) {
      await this.#askOnce(species_id, subject.names)
    }
    return answerOf(species_id, await findKeptImage(this.#connection.reader, species_id))
  }

  #mayAsk(species_id: string, kept: KeptImage | undefined): boolean {
    if (this.#serviceUrl === '' || kept?.outcome === 'found') return false
    if (kept !== undefined && Date.now() - Date.parse(kept.asked_at) < ASK_AGAIN_AFTER_MS) return false
    return Date.now() - (this.#failedAt.get(species_id) ?? 0) > RETRY_AFTER_MS
  }

  #askOnce(species_id: string, names: readonly string[]): Promise<void> {
    const running = this.#asking.get(species_id)
    if (running !== undefined) return running
    const asking = this.#ask(species_id, names)
      .catch((problem) => {
        this.#failedAt.set(species_id, Date.now())
        this.#report(problem, species_id)
      })
      .finally(() => this.#asking.delete(species_id))
    this.#asking.set(species_id, asking)
    return asking
  }

  async #ask(species_id: string, names: readonly string[]): Promise<void> {
    const lookup = await lookUpPicture(this.#serviceUrl, names)
    if (lookup.outcome !== 'found') {
      await this.#connection.db.transaction((tx) => keepImage(tx, { species_id, outcome: lookup.outcome }))
      return
    }
    const picture = await fetchPicture(lookup.medium_url)
    const large = await fetchPicture(lookup.large_url).catch(() => picture)
    const { outcome, attribution, license_code, page_url } = lookup
    await this.#connection.db.transaction((tx) =>
      keepImage(tx, {
        species_id,
        outcome,
        attribution,
        license_code,
        page_url,
        content_type: picture.type,
        picture: picture.bytes,
        large_content_type: large.type,
        large_picture: large.bytes,
      }),
    )
  }
}

function answerOf(species_id: string, kept: KeptImage | undefined): SpeciesImage | null {
  if (kept?.outcome !== 'found') return null
  const { attribution, license_code, page_url } = kept
  const url = `/images/species/${species_id}`
  return { url, large_url: `${url}/large`, attribution, license_code, page_url }
}
