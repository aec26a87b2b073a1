import type { DatasetRelease } from '#contract/releases-contract.ts'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { provenanceOfSpecies } from '#domain/releases/provenance-of-species.ts'
import { CODEBOOK, type ColumnFacts } from '#domain/views/codebook.ts'
import { type FactViewName, isTradeView, type SpeciesViewName } from '#domain/views/view-address.ts'
import { type PublishedView, tableOf, withSame } from '#domain/views/view-table.ts'
import { contentOf } from '../answers/answer.ts'
import type { PublicAnswers } from '../answers/public-answers.ts'
import { answered } from '../answers/refused-answer.ts'
import { describedFacts } from './described-facts.ts'
import { FACT_SOURCES } from './species-facts.ts'
import { withTradeRelease } from './trade-release.ts'

/** The answers of the interface, by their addresses. */
export type AskInterface = Pick<PublicAnswers, 'get'>

/** A view of a species; null where there are no trade records. Throws RefusedAnswer where it cannot be had. */
export async function speciesView(
  { species_id, view, query }: { species_id: string; view: SpeciesViewName; query: string },
  ask: AskInterface,
): Promise<PublishedView | null> {
  if (!isTradeView(view)) return factView(species_id, view, ask, query)
  const answer = await ask.get(`/api/species/${species_id}/trade/tables/${view}${query}`)
  const table = answered<PublishedView | null>(answer)
  return table && { ...table, isFixed: true }
}

async function factView(
  species_id: string,
  view: FactViewName,
  ask: AskInterface,
  query: string,
): Promise<PublishedView> {
  const { question, table: tableOfFacts, datasets, notes = '', release: releaseOf } = FACT_SOURCES[view]
  const [about, found, releases] = await Promise.all([
    ask.get(`/api/species/${species_id}`),
    // The query goes along, so that a parameter is refused: facts take none.
    ask.get(`/api/species/${species_id}${question}${query}`),
    ask.get('/api/dataset-releases'),
  ])
  const { scientific_name } = answered<SpeciesDetail>(about)
  const content = answered<never>(found)
  const table = withSame(tableOfFacts(content), { scientific_name }, 'before')
  const release = releaseOf?.(content) ?? null
  const inUse = contentOf<DatasetRelease[]>(releases).map((one) => provenanceOfSpecies(one, scientific_name))
  const sources = { datasets, releases: await withTradeRelease(inUse, release, ask) }
  const title = `${scientific_name}: ${view.replaceAll('-', ' ')}`
  return { ...describedFacts(title, view, table, sources), notes, release }
}

/** Every column that a view may have, with what it holds. */
export function codebookView(): PublishedView {
  const table = tableOf(Object.entries<ColumnFacts>(CODEBOOK), {
    column: ([name]) => name,
    datatype: ([, { datatype }]) => datatype,
    unit: ([, { unit }]) => unit,
    description: ([, { description }]) => description,
  })
  return describedFacts('Codebook', 'codebook', table, { datasets: [], releases: [] })
}
