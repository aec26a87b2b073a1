import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#web/forms/refusal.ts'
import { announce } from '#web/ui/toaster.tsx'
import { newIdempotencyKey } from '../new-idempotency-key.ts'
import { useSingleMutation } from '../use-single-mutation.ts'
import { type RecordTopic, recordApi } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Saves a record, new or edited, and says so. What is shown anywhere in this tab is asked again, so that
 * the public pages agree. However often a form is sent, it adds one record. Throws what the server refused, after a toast where it is no matter of a field.
 */
export function useSaveRecord({ topic, nameOf }: Pick<AnyRecordKind, 'nameOf'> & { topic: RecordTopic }) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const create = useMutation(recordApi(topic).create.mutationOptions({ context: { idempotencyKey } }))
  const update = useMutation(recordApi(topic).update.mutationOptions())
  const words = `records.${topic}` as const

  return async (values: Values, edited?: { id: string; version: number }) => {
    try {
      const saved = edited
        ? await update.mutateAsync({ ...values, ...edited } as never)
        : await create.mutateAsync(values as never)
      const name = nameOf(saved as never)
      announce({
        title: t('toast.success'),
        description: edited ? t(`${words}.updated`, { name }) : t(`${words}.created`, { name }),
      })
      await queryClient.invalidateQueries({ refetchType: 'none' })
      return saved
    } catch (problem) {
      const { fields, current, message } = refusalOf(problem)
      if (Object.keys(fields).length === 0 && !current)
        announce({
          title: t('toast.error'),
          description: t(edited ? `${words}.failed_update` : `${words}.failed_create`, { message }),
          tone: 'problem',
        })
      throw problem
    }
  }
}

/** Removes a record and says so; a failure stays on the screen until it is read. */
export function useRemoveRecord({ topic }: { topic: RecordTopic }, onDone: () => void) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const words = `records.${topic}` as const
  return useSingleMutation({
    ...recordApi(topic).remove.mutationOptions(),
    onSuccess: async () => {
      onDone()
      announce({ title: t(`${words}.deleted_title`), description: t(`${words}.deleted`) })
      await queryClient.invalidateQueries()
    },
    onError: (problem) => {
      onDone()
      announce({
        title: t('toast.error'),
        description: t(`${words}.failed_delete`, { message: problem.message }),
        tone: 'problem',
      })
    },
  })
}
