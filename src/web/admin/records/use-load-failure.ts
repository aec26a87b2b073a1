import { useTranslation } from 'react-i18next'
import { statusOf } from '#web/query-client.ts'
import { announce } from '#web/ui/toaster.tsx'
import type { RecordTopic } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'

/** Says why a record could not be loaded: that the address names none, that there is none, or something else. */
export function useLoadFailure(topic: RecordTopic) {
  const { t } = useTranslation('admin')
  const explained: Partial<Record<number, string>> = {
    400: t(`records.${topic}.id_required`),
    404: t(`records.${topic}.not_found`),
  }
  return (problem: Error, otherwise: string) => explained[statusOf(problem) ?? 0] ?? otherwise
}

/** Announces invalid fields for kinds that want it. Source: specification, document 3, section 5, "Glossary create/edit". */
export function useInvalidToast({ announcesFailures }: AnyRecordKind): (() => void) | undefined {
  const { t } = useTranslation('admin')
  if (!announcesFailures) return undefined
  return () =>
    announce({
      title: t('toast.invalid'),
      description: t('validation.required_fields'),
      tone: 'problem',
    })
}
