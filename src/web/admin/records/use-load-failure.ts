import { useTranslation } from 'react-i18next'
import { statusOf } from '#web/query-client.ts'
import type { RecordTopic } from './record-api.ts'

/** Says why a record could not be loaded: that the address names none, that there is none, or something else. */
export function useLoadFailure(topic: RecordTopic) {
  const { t } = useTranslation('admin')
  const explained: Partial<Record<number, string>> = {
    400: t(`records.${topic}.id_required`),
    404: t(`records.${topic}.not_found`),
  }
  return (problem: Error, otherwise: string) => explained[statusOf(problem) ?? 0] ?? otherwise
}
