import { useTranslation } from 'react-i18next'
import type { TradeCode } from '#domain/assistant/parameters.ts'
import type { QuestionId } from '#domain/assistant/question-forms.ts'
import type { NameLanguage } from '#domain/names/name-languages.ts'
import type { TranslationLanguage } from '#domain/translations/translated-fields.ts'
import type { FieldName, TableName } from '#web/forms/admin-words.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { useTextName } from '../translations/use-text-name.ts'
import type { AskedParameters } from './answered.ts'
import type { ListedBlank } from './blank-options.ts'

/** Stands for what a question leaves open. */
const OPEN = '…'

/** Questions and what fills their blanks, in the reader's language. */
export function useQuestionLabels() {
  const { t } = useTranslation(['admin', 'species'])
  const format = useFormat()
  const { languageName } = useTextName()
  const tableOf = (name: string) => t(`admin:tables.${name as TableName}`, { defaultValue: name })
  const fieldOf = (name: string) => t(`admin:fields.${name as FieldName}`, { defaultValue: tableOf(name) })

  /** The values of a question as texts; undefined where they are open. */
  function valuesOf(parameters: AskedParameters) {
    const { species, language, translation, records, field, code, years, percent, day, editor } = parameters
    return {
      species: species?.scientific_name,
      language: language && t(`species:languages.${language}`),
      translation: translation && languageName(translation),
      records: records && tableOf(records),
      field: field && fieldOf(field),
      code: code && t(`admin:assistant.codes.${code}`),
      years: years?.toString(),
      percent: percent && t('admin:assistant.percent', { figure: percent }),
      day: day && format.date(day),
      editor,
    }
  }

  return {
    tableOf,
    fieldOf,
    valuesOf,

    /** The question itself, with '…' for what it leaves open. */
    question: (question: QuestionId, parameters: AskedParameters = { species: null }): string => {
      const values = Object.entries(valuesOf(parameters)).map(([name, value]) => [name, value ?? OPEN])
      const filled: Record<string, string> = Object.fromEntries(values)
      return t(`admin:assistant.asks.${question}`, { ...filled, defaultValue: '' })
    },

    /** What an option of a picker is called. */
    option: (blank: ListedBlank, value: string): string => {
      switch (blank) {
        case 'language':
          return t(`species:languages.${value as NameLanguage}`)
        case 'translation':
          return languageName(value as TranslationLanguage)
        case 'field':
          return fieldOf(value)
        case 'code':
          return value === 'country'
            ? tableOf('countries')
            : t(`admin:assistant.words.${value as Exclude<TradeCode, 'country'>}`)
        default:
          return tableOf(value)
      }
    },
  }
}
