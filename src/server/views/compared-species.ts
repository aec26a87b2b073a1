import { z } from 'zod'
import type { SpeciesCard } from '#contract/species-card-contract.ts'
import { tradeSelectionInput } from '#contract/trade-selection.ts'
import { Invalid, NotFound } from '#domain/problems.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import { type ComparedBy, comparedQuestion } from '#domain/trade/compared-figures.ts'
import {
  COMPARED_MEASURES,
  COMPARISON_SCALES,
  type ComparisonScale,
  FEWEST_COMPARED,
  MOST_COMPARED,
} from '#domain/trade/comparison.ts'
import { selectionText } from '#domain/trade/records-csv.ts'
import type { TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { answered } from '../answers/refused-answer.ts'
import type { AskInterface } from './asked-view.ts'

/** A species of a comparison with its selected trade; null without trade records. */
export interface ComparedSpecies {
  species: SpeciesCard
  view: (TradeView & { release: string; simulated?: boolean }) | null
}

/** What an address compares. */
export interface Comparison {
  species: ComparedSpecies[]
  by: ComparedBy
  scale: ComparisonScale
  /** The release that was counted; null where no species has trade records. */
  release: string | null
  /** The measure and the selection as an address has them. */
  selection: string
}

const asked = z.object({
  measure: z
    .enum(COMPARED_MEASURES, `measure must be one of ${COMPARED_MEASURES.join(', ')}`)
    .default('records'),
  scale: z.enum(COMPARISON_SCALES, `scale must be one of ${COMPARISON_SCALES.join(', ')}`).default('common'),
})

/** The names of the comparison's own address that belong to no selection. */
const OF_THE_SCREEN = ['species', 'measure', 'scale', 'loaded']

/**
 * The two to five species of an address with their trade. Throws RefusedAnswer where one cannot be had, Invalid
 * where the address does not name them, NotFound where one is unknown.
 */
export async function comparedSpecies(query: string, ask: AskInterface): Promise<Comparison> {
  const given = new URLSearchParams(query)
  const ids = idsIn(given)
  const read = asked.safeParse({
    measure: given.get('measure') ?? undefined,
    scale: given.get('scale') ?? undefined,
  })
  if (!read.success) throw new Invalid(read.error.issues.map(({ message }) => message).join('; '))
  const { measure, scale } = read.data
  for (const name of OF_THE_SCREEN) given.delete(name)
  // A repeated name is a list, as on the page.
  for (const name of new Set(given.keys())) given.set(name, given.getAll(name).join(','))
  const by: ComparedBy = { measure, selection: selectionOf(given) }
  const chosen = selectionText(comparedQuestion(by))
  const release = given.get('release')
  const pinned = release === null ? [] : [`release=${encodeURIComponent(release)}`]
  const question = [chosen, ...pinned, ...unreadIn(given)].filter(Boolean).join('&')
  const [listed, trade] = await Promise.all([
    ask.get(`/api/species/all?species=${ids.join()}`),
    Promise.all(
      ids.map(async (id) => ({ id, answer: await ask.get(`/api/species/${id}/trade/view?${question}`) })),
    ),
  ])
  const cards = answered<SpeciesCard[]>(listed)
  const views = trade.map(({ id, answer }) => ({ id, view: answered<ComparedSpecies['view']>(answer) }))
  const species = views.map(({ id, view }): ComparedSpecies => {
    const card = cards.find((one) => one.id === id)
    if (card === undefined) throw new NotFound(`There is no species with the id ${id}`)
    return { species: card, view }
  })
  return {
    species,
    by,
    scale,
    release: species.find(({ view }) => view !== null)?.view?.release ?? null,
    selection: [`measure=${measure}`, chosen].filter(Boolean).join('&'),
  }
}

function idsIn(given: URLSearchParams): string[] {
  const named = new Set(given.getAll('species').flatMap((one) => one.split(',')))
  const ids = new Set([...named].flatMap((one) => parseSpeciesId(one) ?? []))
  if (ids.size < FEWEST_COMPARED || ids.size > MOST_COMPARED || ids.size < named.size) {
    throw new Invalid(
      `species must name ${FEWEST_COMPARED} to ${MOST_COMPARED} species by their ids, separated by commas`,
    )
  }
  return [...ids]
}

/** What the address says of the selection; what it cannot mean is left to the interface, which refuses it. */
function selectionOf(given: URLSearchParams): TradeSelection {
  const known = z.object(tradeSelectionInput).safeParse(Object.fromEntries(given))
  const { release: _, ...selection } = known.success ? known.data : {}
  return selection as TradeSelection
}

function unreadIn(given: URLSearchParams): string[] {
  return z.strictObject(tradeSelectionInput).safeParse(Object.fromEntries(given)).success
    ? []
    : [given.toString()]
}
