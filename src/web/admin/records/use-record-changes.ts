import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalOf } from '#web/forms/refusal.ts'
import { forgetOlder } from '../forget-older.ts'
import { newIdempotencyKey } from '../new-idempotency-key.ts'
import { useAnnouncedMutation } from '../use-announced-mutation.ts'
import { useToasts } from '../use-toasts.ts'
import { type AnyRow, type RecordTopic, recordApi } from './record-api.ts'
import type { AnyRecordKind } from './record-kind.ts'
import { useUndo } from './use-undo.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Saves a record, new or edited, and announces it. What no screen shows is forgotten, so that the
 * public pages never show what was read before. However often a form is sent, it adds one record. The toast says `note` too, and offers
 * to undo the save. Throws what the server refused, after a toast where it concerns no field.
 */
export function useSaveRecord({ topic, nameOf }: Pick<AnyRecordKind, 'nameOf'> & { topic: RecordTopic }) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const create = useMutation(recordApi(topic).create.mutationOptions({ context: { idempotencyKey } }))
  const update = useMutation(recordApi(topic).update.mutationOptions())
  const undo = useUndo(topic)
  const keys = `records.${topic}` as const

  return async (values: Values, edited?: { id: string; version: number }, note?: string) => {
    try {
      const saved = edited
        ? await update.mutateAsync({ ...values, ...edited } as never)
        : await create.mutateAsync(values as never)
      const name = nameOf(saved as never)
      const done = t(edited ? `${keys}.updated` : `${keys}.created`, { name })
      const { id, version } = saved as AnyRow
      toasts.succeeded([done, note].filter(Boolean).join(' '), undefined, undo({ row_id: id, version }))
      forgetOlder(queryClient)
      return saved
    } catch (problem) {
      const { fields, current, message } = refusalOf(problem)
      if (Object.keys(fields).length === 0 && !current)
        toasts.failed(t(edited ? `${keys}.failed_update` : `${keys}.failed_create`, { message }))
      throw problem
    }
  }
}

/** Removes a record and announces it; a failure stays on the screen until it is read. */
export function useRemoveRecord({ topic }: { topic: RecordTopic }, onDone: () => void) {
  const { t } = useTranslation('admin')
  const undo = useUndo(topic)
  const keys = `records.${topic}` as const
  return useAnnouncedMutation(recordApi(topic).remove.mutationOptions(), {
    title: t(`${keys}.deleted_title`),
    done: t(`${keys}.deleted`),
    failed: ({ message }) => t(`${keys}.failed_delete`, { message }),
    action: ({ id, version }) => undo({ row_id: id, version: Number(version), removed: true }),
    onDone,
  })
}
