import { z } from 'zod'
import { tradeSelectionInput } from '#contract/trade-selection.ts'
import { Invalid } from '#domain/problems.ts'
import { parseSpeciesId } from '#domain/species/species-id.ts'
import {
  type ComparedBy,
  type ComparedFigures,
  type ComparedYear,
  comparedFigures,
  comparedQuestion,
} from '#domain/trade/compared-figures.ts'
import {
  COMPARED_MEASURES,
  type ComparedMeasure,
  FEWEST_COMPARED,
  MOST_COMPARED,
} from '#domain/trade/comparison.ts'
import { selectionText } from '#domain/trade/records-csv.ts'
import { basisOf, type TradeSelection } from '#domain/trade/trade-selection.ts'
import type { TradeView } from '#domain/trade/trade-view.ts'
import { unitOf } from '#domain/views/trade-view-tables.ts'
import { type Cell, tableOf, type ViewTable } from '#domain/views/view-table.ts'
import { type Answer, contentOf } from '../answers/answer.ts'
import type { AskInterface } from './asked-view.ts'

/** The names of the comparison's own address that choose no figures. */
const OF_THE_SCREEN = ['loaded', 'scale']

const asked = z.object({ measure: z.enum(COMPARED_MEASURES).default('records') })

interface Compared {
  table: ViewTable
  release: string | null
  selection: string
}

/**
 * Two to five species year by year, as the comparison shows them; a refusal of the interface where one cannot be had. Throws Invalid
 * where the address does not name them.
 */
export async function comparedTable(query: string, ask: AskInterface): Promise<Compared | Answer> {
  const given = new URLSearchParams(query)
  const ids = given.getAll('species').flatMap((one) => one.split(','))
  const species = [...new Set(ids.flatMap((id) => parseSpeciesId(id) ?? []))]
  if (
    species.length < FEWEST_COMPARED ||
    species.length > MOST_COMPARED ||
    species.length < new Set(ids).size
  ) {
    throw new Invalid(
      `species must name ${FEWEST_COMPARED} to ${MOST_COMPARED} species by their ids, separated by commas`,
    )
  }
  const { success, data } = asked.safeParse({ measure: given.get('measure') ?? undefined })
  if (!success) throw new Invalid(`measure must be one of ${COMPARED_MEASURES.join(', ')}`)
  for (const name of ['species', 'measure', ...OF_THE_SCREEN]) given.delete(name)
  const by: ComparedBy = { measure: data.measure, selection: selectionOf(given) }
  const chosen = selectionText(comparedQuestion(by))
  const release = given.get('release')
  const questions = `?${[chosen, release && `release=${encodeURIComponent(release)}`, ...unreadIn(given)].filter(Boolean).join('&')}`
  const answers = await Promise.all(
    species.map(async (id) => ({
      id,
      answer: await ask.get(`/api/species/${id}/trade/view${questions}`),
      about: await ask.get(`/api/species/${id}`),
    })),
  )
  const failed = answers.find(({ answer, about }) => answer.status !== 200 || about.status !== 200)
  if (failed !== undefined) return failed.about.status === 200 ? failed.answer : failed.about
  const views = answers.map(({ id, answer, about }) => ({
    id,
    name: contentOf<{ scientific_name: string }>(about).scientific_name,
    view: contentOf<ComparedSpecies['view']>(answer),
  }))
  return {
    table: tableOf(
      views.flatMap((one) => rowsOf(one, by)),
      columnsOf(by),
    ),
    release: views.find(({ view }) => view !== null)?.view?.release ?? null,
    selection: [`measure=${by.measure}`, chosen].filter(Boolean).join('&'),
  }
}

interface ComparedSpecies {
  id: string
  name: string
  view: (TradeView & { release: string; simulated?: boolean }) | null
}

type Row = ComparedSpecies &
  Pick<ComparedFigures, 'article'> & { of: ComparedYear | undefined; notes: string }

const columnsOf = ({ measure }: ComparedBy) => ({
  scientific_name: ({ name }: Row): Cell => name,
  species_id: ({ id }: Row) => id,
  year: ({ of }: Row) => of?.year,
  compared_value: ({ of }: Row) => of?.value,
  compared_lower: ({ of }: Row) => of?.lower,
  term: ({ article }: Row) => article?.term,
  measure: ({ article }: Row) => article?.measure,
  unit: ({ article }: Row) => (article === null ? UNITS[measure] : unitOf(article.measure)),
  reporter: ({ view }: Row) => view?.reporter,
  basis: ({ view }: Row) => view && basisText(view, measure),
  release: ({ view }: Row) => view?.release,
  notes: ({ notes }: Row) => notes,
})

const UNITS = { records: 'records', animals: 'animals', quantity: null } as const

const basisText = ({ reporter, movement, quantity_movement }: TradeView, measure: ComparedMeasure): string =>
  measure === 'records'
    ? `records; movements: ${movement}`
    : `${basisOf(reporter)}; movements: ${quantity_movement}`

/** A species without a figure keeps a row that says why: its absence must not pass for zero. */
function rowsOf(species: ComparedSpecies, by: ComparedBy): Row[] {
  const none = (notes: string): Row[] => [{ ...species, of: undefined, article: null, notes }]
  if (species.view === null) return none('no_trade_records')
  const figures = comparedFigures(species.view, by)
  if ('why' in figures) return none(figures.why)
  const signs = species.view.signs.map(({ sign }) => sign)
  const notes = [...(species.view.simulated ? ['simulated'] : []), ...signs].join(' ')
  return figures.years.map((of) => ({ ...species, of, article: figures.article, notes }))
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
