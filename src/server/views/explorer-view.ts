import type { ExploredAnswer } from '#contract/explorer-contract.ts'
import type { ExploredBy } from '#domain/explorer/explorer-question.ts'
import { SPECIES_GROUPS } from '#domain/species/species-groups.ts'
import { HIGH_SEAS } from '#domain/trade/trade-countries.ts'
import type { TradeFlows } from '#domain/trade/trade-flows-view.ts'
import { basisOf } from '#domain/trade/trade-selection.ts'
import { flowRows } from '#domain/views/flows-table.ts'
import { unitOf } from '#domain/views/trade-view-tables.ts'
import { type Cell, type PublishedView, tableOf, type ViewTable, withSame } from '#domain/views/view-table.ts'
import { type AskedTrade, askedTrade } from './asked-trade.ts'
import type { AskInterface } from './asked-view.ts'
import { citedRelease } from './trade-release.ts'

type Place = ExploredAnswer['axes'][number]['places'][number]
type Figure = NonNullable<ExploredAnswer['cells'][number][number]>
type Columns = Parameters<typeof tableOf<Row>>[1]

/** What the places of a row's fields come to. */
interface Row {
  places: Partial<Record<ExploredBy, Place>>
  figure: Figure
}

/** How many values of a field a file holds: all of them. */
const ALL_PLACES = 1000

/** The explorer as a table, of flows where it shows a map. Throws as askedTrade does. */
export async function exploredView(query: string, ask: AskInterface): Promise<PublishedView> {
  const { asked, explored, flows } = await askedTrade(query, ask, {
    places: ALL_PLACES,
    ofRecordsAlone: true,
  })
  const { release, simulated } = explored
  const selected = new URLSearchParams(query)
  selected.delete('release')
  return {
    view: 'explorer',
    title: 'Trade explored',
    release,
    selection: decodeURIComponent(`${selected}`),
    notes: notesOf(explored),
    ...(await citedRelease(release, ask)),
    simulated,
    isFixed: namesNoGroup(asked),
    ...(flows === null ? exploredTable(explored) : exploredFlows(flows, explored)),
  }
}

/** Curators decide which species belong to a group. */
export const namesNoGroup = ({ species }: AskedTrade['asked']): boolean =>
  !species.some((name) => SPECIES_GROUPS.some((group) => group === name))

const exploredFlows = (flows: TradeFlows, explored: ExploredAnswer): ViewTable =>
  withSame(flowRows(flows), {
    ...(flows.article === null
      ? { unit: 'records' }
      : {
          term: flows.article.term,
          measure: flows.article.measure,
          unit: unitOf(flows.article.measure),
        }),
    reporter: explored.reporter,
    basis: basisText(explored),
    release: explored.release,
    notes: notesOf(explored),
  })

/** Trade of several species in full: a row for each value of one field, or for each pair of values with records. */
function exploredTable(explored: ExploredAnswer): ViewTable {
  const [first, second] = explored.axes
  if (first === undefined) return { columns: [], rows: [] }
  const rows =
    second === undefined
      ? first.places.map((place): Row => ({ places: { [first.by]: place }, figure: place }))
      : first.places.flatMap((place, at) =>
          second.places.flatMap((beside, column): Row[] => {
            const figure = explored.cells[at]?.[column] ?? null
            return figure === null ? [] : [{ places: { [first.by]: place, [second.by]: beside }, figure }]
          }),
        )
  return tableOf(rows, {
    ...Object.assign({}, ...explored.axes.map(({ by }) => fieldColumns(by, explored))),
    ...figureColumns(explored),
    ...(explored.axes.some(({ by }) => by === 'reporter') ? {} : { reporter: () => explored.reporter }),
    basis: () => basisText(explored),
    release: () => explored.release,
    notes: () => notesOf(explored),
  })
}

/** Rows left out, and signs to know. */
const notesOf = ({ rows, all_rows, signs, simulated }: ExploredAnswer): string =>
  [
    ...(simulated ? ['simulated'] : []),
    `${rows} of ${all_rows} rows`,
    `signs: ${signs.map(({ sign }) => sign).join(' ') || 'none'}`,
  ].join('; ')

function fieldColumns(by: ExploredBy, { species }: ExploredAnswer): Columns {
  const readValue = ({ places }: Row): Cell => {
    const place = places[by]
    if (place?.kind === 'high_seas') return HIGH_SEAS
    return place?.kind === 'value' ? place.value : null
  }
  if (by !== 'species') return { [by]: readValue }
  const names = new Map(species.map(({ value, scientific_name }) => [value, scientific_name]))
  return { scientific_name: (row) => names.get(String(readValue(row))) ?? null, species_id: readValue }
}

function figureColumns({ count, article }: ExploredAnswer): Columns {
  switch (count) {
    case 'records':
      return {
        records: ({ figure }) => figure.rows,
        records_exporters: ({ figure }) => figure.exporters,
        records_importers: ({ figure }) => figure.importers,
        unit: () => 'records',
      }
    case 'quantity':
      return {
        quantity: ({ figure }) => figure.figure,
        quantity_exporters: ({ figure }) => figure.exporters,
        quantity_importers: ({ figure }) => figure.importers,
        records: ({ figure }) => figure.rows,
        term: () => article?.term,
        measure: () => article?.measure,
        unit: () => article && unitOf(article.measure),
      }
    case 'animals':
      return {
        animals_lower: ({ figure }) => (figure.rows === 0 ? null : figure.lower),
        animals_upper: ({ figure }) => (figure.rows === 0 ? null : figure.figure),
        records: ({ figure }) => figure.rows,
        unit: () => 'animals',
      }
  }
}

const basisText = ({ count, reporter, movement, quantity_movement }: ExploredAnswer): string =>
  count === 'records'
    ? `records; movements: ${movement}`
    : `${basisOf(reporter)}; movements: ${quantity_movement}`
