import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { announce } from '#web/ui/toaster.tsx'
import type { AnyRecordKind } from './record-kind.ts'

/** Goes back to the list, and says there that the record could not be read. Source: specification, document 3, section 8, "Glossary toasts". */
export function LeaveForList({ kind: { topic, address } }: { kind: AnyRecordKind }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const description = t(`records.${topic}.failed_get`)

  // Both the toast and the address are outside of what this component draws.
  useEffect(() => {
    announce({ title: t('toast.error'), description, tone: 'problem' })
    navigate({ to: '/admin/$records', params: { records: address }, replace: true })
  }, [t, description, navigate, address])
  return <p role="status">{description}</p>
}
