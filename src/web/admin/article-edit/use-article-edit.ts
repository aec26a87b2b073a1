import { toNestErrors } from '@hookform/resolvers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { rebasedRows, rowConflicts } from '#domain/summaries/rebased-rows.ts'
import { rowEdits } from '#domain/summaries/row-edits.ts'
import { refusalOf } from '#web/forms/refusal.ts'
import { adminApi } from '../admin-api.ts'
import { forgetOlder } from '../forget-older.ts'
import { newIdempotencyKey } from '../new-idempotency-key.ts'
import { useToasts } from '../use-toasts.ts'
import { articleProblems } from './article-problems.ts'
import { type ArticleRows, byTable, type ReadArticle, type SavedRows, writableRows } from './article-rows.ts'

/**
 * The rows of three tables in the form beside the stored ones: saving sends the differences. Where someone else saved
 * in between, nothing is sent before the editor has chosen between both.
 */
export function useArticleEdit(loaded: ReadArticle, today: string) {
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const toasts = useToasts()
  const [saved, setSaved] = useState<SavedRows>(loaded)
  const [theirs, setTheirs] = useState<SavedRows>()
  // The same until something is saved: rows whose response was lost are not added twice.
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const { mutateAsync } = useMutation(
    adminApi.article_edit.save.mutationOptions({ context: { idempotencyKey } }),
  )
  const species_id = loaded.species.id

  const resolver: Resolver<ArticleRows> = (written, _context, options) => {
    const problems = articleProblems(written, saved, Number(today.slice(0, 4)))
    if (problems.length === 0) return { values: written, errors: {} }
    const byPath = problems.map(({ table, index, field, message }) => [
      `${table}.${index}.${field}`,
      { type: 'value', message },
    ])
    return { values: {}, errors: toNestErrors(Object.fromEntries(byPath), options) }
  }
  const form = useForm<ArticleRows>({ defaultValues: writableRows(loaded), resolver })

  const beginWith = (rows: SavedRows, written: ArticleRows) => {
    setSaved(rows)
    setTheirs(undefined)
    form.reset(written)
  }

  const saveSince = (base: SavedRows) => async (written: ArticleRows) => {
    const edits = byTable((table) => rowEdits(base[table], written[table]))
    try {
      const after = await mutateAsync({ species_id, ...edits } as never)
      forgetOlder(queryClient)
      queryClient.setQueryData(adminApi.article_edit.get.queryKey({ input: { species_id } }), after)
      beginWith(after, writableRows(after))
      setIdempotencyKey(newIdempotencyKey())
      toasts.succeeded(t('articleEdit.saved'))
    } catch (problem) {
      const { current, message } = refusalOf(problem)
      if (current) setTheirs(current as unknown as SavedRows)
      else toasts.failed(t('articleEdit.failedSave', { message }))
    }
  }

  /** Merges what someone else saved with what was written here, wherever they do not contradict. */
  const rebase = (wins: 'mine' | 'theirs') => {
    if (theirs === undefined) return
    const written = form.getValues()
    const rebased = byTable((table) =>
      rebasedRows({ saved: saved[table], written: written[table], current: theirs[table] }, wins),
    )
    beginWith(theirs, writableRows(rebased))
    if (wins === 'mine') form.handleSubmit(saveSince(theirs))()
  }

  return {
    form,
    saved,
    save: form.handleSubmit(saveSince(saved)),
    rebase,
    conflicts: theirs && byTable((table) => rowConflicts(saved[table], form.getValues(table), theirs[table])),
    hasChanges: () => {
      const written = form.getValues()
      return Object.values(byTable((table) => rowEdits(saved[table], written[table]))).some(
        ({ created, updated, removed }) => created.length + updated.length + removed.length > 0,
      )
    },
  }
}
