import { Database, Eye, History, Languages, List, Pencil, Plus, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ANSWER_COLUMNS, type AnswerColumn, type Fix } from '#domain/assistant/answer.ts'
import { useMay } from '#web/session/for-permission.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { useMayOpen } from '../layout/use-may-open.ts'
import { NothingCell, OwnerCell, TextCell } from '../records/cells.tsx'
import { ListTable } from '../records/list-table.tsx'
import type { Answered, AnswerRow } from './answered.ts'
import { fixLink } from './fix-link.ts'
import { useAnswerLabels } from './use-answer-labels.ts'

const isFigure = (column: AnswerColumn) => ['number', 'percent'].includes(ANSWER_COLUMNS[column])

/** One row per finding, each with the link to where it can be fixed. */
export function AnswerTable({ answer, rows }: { answer: Answered; rows: readonly AnswerRow[] }) {
  const { t } = useTranslation('admin')
  const { heading } = useAnswerLabels()
  const { columns, of_species } = answer

  return (
    <ListTable
      columns={[
        ...(of_species ? [{ key: 'species', heading: t('columns.species') }] : []),
        ...columns.map((column) => ({ key: column, heading: heading(column), figures: isFigure(column) })),
      ]}
      last={t('columns.actions')}
    >
      {rows.map((row) => (
        <tr key={row.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
          {of_species && (
            <td className="px-4 py-1.5">
              <OwnerCell species={row.species} />
            </td>
          )}
          {columns.map((column) => (
            <td key={column} className={`px-4 py-1.5 ${isFigure(column) ? 'text-right' : ''}`}>
              <Cell row={row} column={column} />
            </td>
          ))}
          <td className="px-2 py-0.5 text-right whitespace-nowrap">
            <FixAction row={row} />
          </td>
        </tr>
      ))}
    </ListTable>
  )
}

function Cell({ row, column }: { row: AnswerRow; column: AnswerColumn }) {
  const { cellText } = useAnswerLabels()
  const text = cellText(row, column)
  if (text === null) return <NothingCell />
  switch (ANSWER_COLUMNS[column]) {
    case 'fields':
    case 'attention':
      return <span className="block min-w-56">{text}</span>
    case 'text':
      return <TextCell text={text} />
    default:
      return <span className="whitespace-nowrap">{text}</span>
  }
}

const ICONS = {
  edit: Pencil,
  create: Plus,
  list: List,
  trade_summary: RefreshCw,
  audit: History,
  trade: Eye,
  translation: Languages,
  releases: Database,
} as const satisfies Record<Fix['at'], unknown>

/** Leads to where a finding can be fixed; nothing where it cannot, or not by the reader. */
function FixAction({ row: { fix, species, cells } }: { row: AnswerRow }) {
  const { t } = useTranslation('admin')
  const mayOpen = useMayOpen()
  const mayEdit = useMay('edit_records')
  if (fix === null || !mayOpen(fixLink(fix)) || (fix.at === 'trade_summary' && !mayEdit)) return null
  const Icon = ICONS[fix.at]
  const of = species?.scientific_name ?? cells.name ?? cells.record ?? cells.taxon
  return (
    <ButtonLink {...fixLink(fix)} tone="plain" size="small">
      <Icon className="size-4" />
      {t(`assistant.fix.${fix.at}`)}
      {of && <span className="sr-only"> {of}</span>}
    </ButtonLink>
  )
}
