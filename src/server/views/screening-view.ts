import type { ListedFlag, ScreeningList } from '#contract/screening-contract.ts'
import { selectionText } from '#domain/trade/records-csv.ts'
import { unitOf } from '#domain/views/trade-view-tables.ts'
import { type PublishedView, tableOf, type ViewTable } from '#domain/views/view-table.ts'
import type { Answer } from '../answers/answer.ts'
import { nextPart } from '../answers/next-part.ts'
import { answered } from '../answers/refused-answer.ts'
import type { AskInterface } from './asked-view.ts'
import { fields } from './named-columns.ts'
import { citedRelease } from './trade-release.ts'

type Screening = ScreeningList & { simulated: boolean }

/** How the page orders its rows, and what its dialog shows: a file holds all rows in the order of the interface. */
const OF_THE_SCREEN = ['sort', 'order']

/** Flags come with how they are read; a copied file has it too. */
const NOTES = 'a screen, not a finding; exporters’ reports; direct trade'

/**
 * The screening of a release as a table. Throws RefusedAnswer where the address does not fit. It takes nothing that
 * a curator may edit, so that an address with a release means the same rows for ever.
 */
export async function screeningView(query: string, ask: AskInterface): Promise<PublishedView> {
  const selected = new URLSearchParams(query)
  for (const name of [...OF_THE_SCREEN, 'release']) selected.delete(name)
  const list = await allFlags(query, ask)
  const { release } = list
  const isScreened = release !== null
  return {
    view: 'screening',
    title: 'Species and exporters that meet a criterion of CITES for a second look',
    release,
    selection: `${selected}`,
    notes: isScreened ? NOTES : 'nothing is screened: the trade records are simulated or none are loaded',
    ...(await citedRelease(release, ask)),
    simulated: !isScreened && list.simulated,
    isFixed: isScreened,
    ...screeningTable(list),
  }
}

/** Every flag that an address of the page leaves, however many parts they come in. */
async function allFlags(query: string, ask: AskInterface): Promise<Screening> {
  const first = await askScreening(query, ask)
  const list = answered<Screening>(first)
  const isPart = new URLSearchParams(query).has('limit')
  let next = isPart ? undefined : nextPart(first)
  while (next !== undefined) {
    const answer = await ask.get(next)
    list.flags.push(...answered<Screening>(answer).flags)
    next = nextPart(answer)
  }
  return list
}

/** What the interface answers to an address of the page, which calls a species otherwise. */
export function askScreening(query: string, ask: AskInterface): Promise<Answer> {
  const asked = new URLSearchParams(query)
  for (const name of OF_THE_SCREEN) asked.delete(name)
  const species = asked.get('species')
  if (species !== null) {
    asked.delete('species')
    asked.set('species_id', species)
  }
  return ask.get(asked.size === 0 ? '/api/screening' : `/api/screening?${asked}`)
}

const screeningTable = ({ flags, release }: ScreeningList): ViewTable =>
  tableOf(flags, {
    ...fields('scientific_name', 'species_id', 'exporter', 'criterion'),
    paragraph: ({ resolution }) => resolution,
    compared_figure: ({ figure }) => figure,
    term: ({ article }) => article?.term,
    measure: ({ article }) => article?.measure,
    unit: unitOfFlag,
    ...fields('year', 'quantity', 'mean_before', 'threshold', 'times_threshold'),
    rows_of_flag: ({ rows }) => rows,
    appendices: ({ appendices }) => appendices.join(' '),
    rows_selection: ({ selection }) => selectionText(selection),
    release: () => release,
  })

const UNITS = { whole_animals: 'animals', records: 'records' } as const

const unitOfFlag = ({ figure, article }: ListedFlag): string | null =>
  figure === 'main_article' ? article && unitOf(article.measure) : UNITS[figure]
