import type { LinkProps } from '@tanstack/react-router'
import type { Fix } from '#domain/assistant/answer.ts'
import { CURATED_TOPICS } from '#domain/curation/curated-topics.ts'

/** The screen where a finding can be fixed. */
export function fixLink(fix: Fix): LinkProps {
  switch (fix.at) {
    case 'edit':
      return {
        to: '/admin/$records/$id/edit',
        params: { records: CURATED_TOPICS[fix.table].address, id: fix.id },
      }
    case 'create':
      return {
        to: '/admin/$records/create',
        params: { records: CURATED_TOPICS[fix.table].address },
        search: fix.species_id === null ? {} : { species_id: fix.species_id, ...fieldOf(fix) },
      }
    case 'list':
      return {
        to: '/admin/$records',
        params: { records: CURATED_TOPICS[fix.table].address },
        search: { search: fix.search },
      }
    case 'trade_summary':
      return { to: '/admin/trade-summary', search: { species_id: fix.species_id } }
    case 'audit':
      return { to: '/admin/audit', search: { table: fix.table, row: fix.row ?? '' } }
    case 'trade':
      return {
        to: '/species/$id',
        params: { id: fix.species_id },
        search: { tab: 'trade', ...yearOnly(fix.year) },
      }
    case 'translation':
      return {
        to: '/admin/translations/create',
        search: { table: fix.table, record: fix.record_id, field: fix.field, language: fix.language },
      }
    case 'releases':
      return { to: '/admin/releases' }
  }
}

const yearOnly = (year: number | undefined) =>
  year === undefined ? {} : { start_year: String(year), end_year: String(year) }

const fieldOf = ({ field }: { field?: string | undefined }) => (field === undefined ? {} : { field })
