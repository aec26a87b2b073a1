import type { LinkProps } from '@tanstack/react-router'
import { CURATED_TOPIC_NAMES } from '#domain/curation/curated-topics.ts'
import type { FactFinding, FactTable } from '#domain/facts/fact-findings.ts'
import { fixLink } from '../assistant/fix-link.ts'

interface Found {
  what: FactFinding
  table: FactTable
  id: string
  species: { id: string; scientific_name: string } | null
  /** Of a text its field. */
  record: string | null
  trade: object | null
}

/**
 * Where a finding is corrected: one with trade records in the list of the species' listings, a text without a source
 * in a new source for it, any other in the form of its row or, for lack of one, of the species. Undefined where there
 * is no form.
 */
export function factLink({ what, table, id, species, record, trade }: Found): LinkProps | undefined {
  if (trade !== null && species !== null)
    return fixLink({ at: 'list', table: 'cites_listings', search: species.scientific_name })
  if (species !== null && ABOUT_TEXTS.includes(what))
    return fixLink({
      at: 'create',
      table: 'species_text_sources',
      species_id: species.id,
      field: record ?? undefined,
    })
  const own = CURATED_TOPIC_NAMES.find((known) => known === table)
  if (own !== undefined) return fixLink({ at: 'edit', table: own, id })
  return species === null ? undefined : fixLink({ at: 'edit', table: 'species', id: species.id })
}

const ABOUT_TEXTS: readonly FactFinding[] = ['text_without_publication', 'figure_without_comparison']
