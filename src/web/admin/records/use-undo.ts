import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#web/forms/refusal.ts'
import { adminApi } from '../admin-api.ts'
import { useToasts } from '../use-toasts.ts'
import type { RecordTopic } from './record-api.ts'

interface DoneChange {
  row_id: string
  version: number
  removed?: boolean
}

/** The button of a toast that undoes its change, also after its screen was left. */
export function useUndo(topic: RecordTopic) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const toasts = useToasts()

  const undo = async (change: DoneChange, done: string) => {
    try {
      await adminApi.audit.undo.call({ table_name: topic, ...change })
      toasts.succeeded(done, t('undo.title'))
    } catch (problem) {
      toasts.failed(t('undo.failed', { message: refusalOf(problem).message }))
    }
    await queryClient.invalidateQueries()
  }

  return (change: DoneChange, done = t('undo.done')) => ({
    label: t('undo.action'),
    onClick: () => void undo(change, done),
  })
}
