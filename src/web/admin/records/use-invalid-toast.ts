import { useTranslation } from 'react-i18next'
import { announce } from '#web/ui/toaster.tsx'
import type { AnyRecordKind } from './record-kind.ts'

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
