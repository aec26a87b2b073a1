import { useTranslation } from 'react-i18next'
import { ANSWER_COLUMNS, type ANSWER_WORDS, type AnswerColumn } from '#domain/assistant/answer.ts'
import type { AuditAction } from '#domain/audit/audit-actions.ts'
import type { NameLanguage } from '#domain/names/name-languages.ts'
import type { ReviewState } from '#domain/species/quality-review.ts'
import type { Attention } from '#domain/summaries/attention.ts'
import type { TradeTrend } from '#domain/trade/trend-values.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useMoments } from '../use-moments.ts'
import type { Answered, AnswerRow } from './answered.ts'
import { useQuestionLabels } from './use-question-labels.ts'

/** The texts of an answer in the reader's language. */
export function useAnswerLabels() {
  const { t } = useTranslation(['admin', 'species', 'trade'])
  const format = useFormat()
  const { moment } = useMoments()
  const { tableOf, fieldOf: field, valuesOf } = useQuestionLabels()

  /** A cell as text; null where it is unknown. */
  function cellText({ cells }: AnswerRow, column: AnswerColumn): string | null {
    const cell = cells[column]
    if (cell === null || cell === undefined || cell === '') return null
    if (typeof cell === 'object') return cell.map(field).join(', ')
    if (typeof cell === 'number') return figureText(column, cell)
    switch (ANSWER_COLUMNS[column]) {
      case 'action':
        return t(`admin:audit.actions.${cell as AuditAction}`)
      case 'attention':
        return t(`admin:dashboard.attention.what.${cell as Attention}`)
      case 'day':
        return format.date(cell)
      case 'moment':
        return moment(cell)
      case 'field':
        return field(cell)
      case 'language':
        return t(`species:languages.${cell as NameLanguage}`)
      case 'review':
        return t(`admin:reviewStates.${cell as ReviewState}`)
      case 'table':
        return tableOf(cell)
      case 'trend':
        return t(`trade:trend.${cell as TradeTrend}`)
      case 'word':
        return t(`admin:assistant.words.${cell as (typeof ANSWER_WORDS)[number]}`)
      default:
        // The source of a text is named by the field of the text.
        return cells.table === 'species_field_sources' && column === 'record' ? field(cell) : cell
    }
  }

  function figureText(column: AnswerColumn, figure: number): string {
    const kind = ANSWER_COLUMNS[column]
    if (kind === 'percent') return t('admin:assistant.percent', { figure: format.number(figure, 0) })
    return kind === 'year' ? String(figure) : format.number(figure)
  }

  return {
    cellText,
    heading: (column: AnswerColumn) => t(`admin:assistant.columns.${column}`),

    /** The question as it was understood, with what was found. */
    sentence: ({ question, parameters, count }: Answered) => {
      const values = {
        ...valuesOf(parameters),
        code: t(`admin:assistant.codes.${parameters.code ?? 'any'}`),
        count,
        figure: format.number(count),
      }
      return count === 0
        ? t(`admin:assistant.nothing.${question}`, values)
        : t(`admin:assistant.answers.${question}`, values)
    },

    /** Further restrictions of the question. */
    narrowed: ({ question, parameters: { table, day, first_year: first, last_year: last } }: Answered) =>
      [
        first && last && t('admin:assistant.onlyYears.span', { first, last }),
        first && !last && t('admin:assistant.onlyYears.from', { first }),
        last && !first && t('admin:assistant.onlyYears.until', { last }),
        table && t('admin:assistant.onlyTable', { table: tableOf(table) }),
        day && question !== 'changes_since' && t('admin:assistant.onlySince', { day: format.date(day) }),
      ].filter((restriction) => typeof restriction === 'string'),
  }
}
