import type { LinkProps } from '@tanstack/react-router'
import type { Fix, FixableTable } from '#domain/assistant/answer.ts'

/** Tables that the addresses of their screens call by a shorter name. */
const SHORTER: Partial<Record<FixableTable, string>> = {
  cites_trade_suspensions: 'trade-suspensions',
  glossary_terms: 'glossary',
  species_text_sources: 'text-sources',
}

/** What the records of a table are called in the addresses of their screens. */
export function addressOf(table: FixableTable): string {
  return SHORTER[table] ?? table.replaceAll('_', '-')
}

/** The screen where a finding can be fixed. */
export function fixLink(fix: Fix): LinkProps {
  switch (fix.at) {
    case 'edit':
      return { to: '/admin/$records/$id/edit', params: { records: addressOf(fix.table), id: fix.id } }
    case 'create':
      return {
        to: '/admin/$records/create',
        params: { records: addressOf(fix.table) },
        search: fix.species_id === null ? {} : { species_id: fix.species_id },
      }
    case 'list':
      return {
        to: '/admin/$records',
        params: { records: addressOf(fix.table) },
        search: { search: fix.search },
      }
    case 'trade_summary':
      return { to: '/admin/trade-summary', search: { species_id: fix.species_id } }
    case 'audit':
      return { to: '/admin/audit', search: { table: fix.table, row: fix.row ?? '' } }
    case 'trade':
      return { to: '/species/$id', params: { id: fix.species_id }, search: { tab: 'trade' } }
  }
}
