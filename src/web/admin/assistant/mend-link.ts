import type { LinkProps } from '@tanstack/react-router'
import type { Mend, MendedTable } from '#domain/assistant/answer.ts'

/** Tables that the addresses of their screens call by a shorter name. */
const SHORTER: Partial<Record<MendedTable, string>> = {
  cites_trade_suspensions: 'trade-suspensions',
  glossary_terms: 'glossary',
  species_text_sources: 'text-sources',
}

/** What the records of a table are called in the addresses of their screens. */
export function addressOf(table: MendedTable): string {
  return SHORTER[table] ?? table.replaceAll('_', '-')
}

/** The screen where a finding can be mended. */
export function mendLink(mend: Mend): LinkProps {
  switch (mend.at) {
    case 'edit':
      return { to: '/admin/$records/$id/edit', params: { records: addressOf(mend.table), id: mend.id } }
    case 'create':
      return {
        to: '/admin/$records/create',
        params: { records: addressOf(mend.table) },
        search: mend.species_id === null ? {} : { species_id: mend.species_id },
      }
    case 'list':
      return {
        to: '/admin/$records',
        params: { records: addressOf(mend.table) },
        search: { search: mend.search },
      }
    case 'trade_summary':
      return { to: '/admin/trade-summary', search: { species_id: mend.species_id } }
    case 'audit':
      return { to: '/admin/audit', search: { table: mend.table, row: mend.row ?? '' } }
    case 'trade':
      return { to: '/species/$id', params: { id: mend.species_id }, search: { tab: 'trade' } }
  }
}
