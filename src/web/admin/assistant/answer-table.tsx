import { useTranslation } from 'react-i18next'
import { ANSWER_COLUMNS, type AnswerColumn } from '#domain/assistant/answer.ts'
import { NothingCell, OwnerCell, TextCell } from '../records/cells.tsx'
import type { Answered, AnswerRow } from './answered.ts'
import { MendAction } from './mend-action.tsx'
import { useAnswerWords } from './use-answer-words.ts'

const isFigure = (column: AnswerColumn) => ['number', 'percent'].includes(ANSWER_COLUMNS[column])

/** One line per finding, each with the way to mend it. */
export function AnswerTable({ answer, rows }: { answer: Answered; rows: readonly AnswerRow[] }) {
  const { t } = useTranslation('admin')
  const { heading } = useAnswerWords()
  const { columns, of_species } = answer

  return (
    // What is only heard is placed, and would else widen the page.
    <div className="relative overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-ink text-xs text-ink-2">
            {of_species && (
              <th scope="col" className="px-4 py-2.5 font-semibold">
                {t('columns.species')}
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-4 py-2.5 font-semibold ${isFigure(column) ? 'text-right' : ''}`}
              >
                {heading(column)}
              </th>
            ))}
            <th scope="col" className="px-4 py-2.5 text-right font-semibold">
              {t('columns.actions')}
            </th>
          </tr>
        </thead>
        <tbody>
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
                <MendAction row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ row, column }: { row: AnswerRow; column: AnswerColumn }) {
  const { cellText } = useAnswerWords()
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
