import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CuratedTopic } from '#domain/curation/curated-topics.ts'
import { refusalOf } from '#web/forms/refusal.ts'
import { ASKED_ANEW, adminApi } from '../admin-api.ts'
import { forgetOlder } from '../forget-older.ts'
import { newIdempotencyKey } from '../new-idempotency-key.ts'
import type { SaveEdit } from '../records/use-record-edit.ts'
import { useToasts } from '../use-toasts.ts'

/**
 * Stores what a form holds as a new draft and opens it. Undefined where the record has an open draft already, which its
 * form leads to.
 */
export function useSaveDraft(topic: CuratedTopic, row_id?: string): SaveEdit | undefined {
  const { data: open } = useQuery({
    ...openDraftQuery(topic, row_id ?? ''),
    enabled: row_id !== undefined,
  })
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { mutateAsync } = useMutation(adminApi.drafts.begin.mutationOptions({ context: { idempotencyKey } }))
  const announced = useAnnouncedDraft()
  if (row_id !== undefined && open !== null) return undefined
  return (values, version) =>
    announced(() =>
      mutateAsync({ table_name: topic, row_id: row_id ?? null, row_version: version ?? null, values }),
    )
}

/** Saves a draft, announces it and shows it. Throws what was refused, after a toast where it concerns no field. */
export function useAnnouncedDraft() {
  const { t } = useTranslation('admin')
  const toasts = useToasts()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async (save: () => Promise<{ id: string }>) => {
    try {
      const { id } = await save()
      toasts.succeeded(t('drafts.saved'))
      forgetOlder(queryClient)
      await navigate({ to: '/admin/drafts/$draft', params: { draft: id } })
    } catch (problem) {
      const { fields, current, message } = refusalOf(problem)
      if (Object.keys(fields).length === 0 && !current) toasts.failed(t('drafts.failedSave', { message }))
      throw problem
    }
  }
}

/** The open draft of a record, as it is at this moment. */
export const openDraftQuery = (table_name: CuratedTopic, row_id: string) =>
  adminApi.drafts.of_record.queryOptions({ input: { table_name, row_id }, ...ASKED_ANEW, gcTime: 0 })
