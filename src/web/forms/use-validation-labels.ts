import { useTranslation } from 'react-i18next'
import { validationMessage } from '#contract/validation-message.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import type { ValidationKey } from './admin-words.ts'

/** Says what is wrong with a field in the curator's language. */
export function useValidationLabels(): (message: string) => string {
  const { t } = useTranslation('admin')
  const format = useFormat()
  return (message) => {
    const { key, max } = validationMessage(message) ?? {}
    if (key === undefined) return message
    return t(`validation.${key as ValidationKey}`, { max: max === undefined ? '' : format.number(max) })
  }
}
