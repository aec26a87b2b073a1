import { z } from 'zod'
import type { VernacularName } from '#domain/names/vernacular-names.ts'
import { getOutside, type OutsideRequest } from '../outside/outside-request.ts'

/** All questions about one name together: a curator is waiting. */
const LONGEST_WAIT_MS = 8000
const LARGEST_ANSWER = 2 * 1024 * 1024
const MOST_ROWS = 300
const LONGEST_NAME = 300

/** One line of words; anything else that a service may send is refused. */
const line = z
  .string()
  .max(LONGEST_NAME)
  .regex(/^\P{Cc}*$/u)
const key = z.int().positive()

/** Source: GBIF, species API, `GET /v1/species/match`. */
const matchAnswer = z.object({
  matchType: z.string(),
  usageKey: key.optional(),
  acceptedUsageKey: key.optional(),
  rank: z.string().optional(),
  canonicalName: line.optional(),
  kingdom: line.optional(),
  phylum: line.optional(),
  class: line.optional(),
  order: line.optional(),
  family: line.optional(),
})

/** A name usage, `GET /v1/species/{key}`. */
const usage = z.object({
  key,
  canonicalName: line.optional(),
  authorship: line.optional(),
  rank: z.string().optional(),
})

/** Each row is read by itself, so that a garbled one takes none of the others along. */
const rowsOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    results: z
      .array(z.unknown())
      .max(MOST_ROWS)
      .transform((rows) =>
        rows.flatMap((given) => {
          const { data } = row.safeParse(given)
          return data === undefined ? [] : [data]
        }),
      ),
  })

const synonymsAnswer = rowsOf(usage)
const vernacularAnswer = rowsOf(z.object({ vernacularName: line, language: line }))

/** Ranks that a species of the site may have there. */
const RANKS = ['SPECIES', 'SUBSPECIES']

/** What the service knows about a scientific name. */
export interface PublishedTaxon {
  /** The record of the name that was asked for. */
  key: number
  authorship: string | undefined
  /** The name that the service prefers, where the one that was asked for is a synonym. */
  accepted_name: string | undefined
  classification: Pick<z.output<typeof matchAnswer>, 'kingdom' | 'phylum' | 'class' | 'order' | 'family'>
  synonyms: string[]
  vernacular: VernacularName[]
}

/**
 * Asks the name service about a scientific name. Only a species or subspecies of exactly this name counts. Throws when
 * the service does not answer in time or answers something else than it promises.
 */
export async function findTaxon(serviceUrl: string, name: string): Promise<PublishedTaxon | undefined> {
  const request = { serviceUrl, signal: AbortSignal.timeout(LONGEST_WAIT_MS), onlyService: true }
  const match = matchAnswer.parse(await ask(request, 'match', { name, strict: 'true' }))
  const { usageKey, acceptedUsageKey = usageKey, rank = '', canonicalName } = match
  const isExact = match.matchType === 'EXACT' && RANKS.includes(rank)
  if (!isExact || usageKey === undefined || canonicalName?.toLowerCase() !== name.toLowerCase()) return

  const all = { limit: String(MOST_ROWS) }
  const [own, accepted, synonyms, vernacular] = await Promise.all([
    ask(request, String(usageKey)).then((answer) => usage.parse(answer)),
    ask(request, String(acceptedUsageKey)).then((answer) => usage.parse(answer)),
    ask(request, `${acceptedUsageKey}/synonyms`, all).then((answer) => synonymsAnswer.parse(answer).results),
    ask(request, `${acceptedUsageKey}/vernacularNames`, all).then(
      (answer) => vernacularAnswer.parse(answer).results,
    ),
  ])
  const accepted_name = accepted.key === own.key ? undefined : accepted.canonicalName
  const others = [accepted_name, ...synonyms.filter(isOfSpecies).map(({ canonicalName }) => canonicalName)]
  return {
    key: usageKey,
    authorship: own.authorship,
    accepted_name,
    classification: match,
    synonyms: others.filter((other) => other !== undefined),
    vernacular: vernacular.map(({ vernacularName, language }) => ({ name: vernacularName, language })),
  }
}

const isOfSpecies = ({ rank = '' }: z.output<typeof usage>) => RANKS.includes(rank)

async function ask(
  request: OutsideRequest,
  path: string,
  search: Record<string, string> = {},
): Promise<unknown> {
  const address = new URL(`/v1/species/${path}`, request.serviceUrl)
  address.search = new URLSearchParams(search).toString()
  const accept = 'application/json'
  const { status, type, bytes } = await getOutside(address, { ...request, accept, most: LARGEST_ANSWER })
  if (status !== 200 || !type.startsWith(accept))
    throw new Error(`The name service answered ${status} ${type}`)
  return JSON.parse(bytes.toString('utf8'))
}
