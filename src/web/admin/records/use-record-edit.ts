import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { mergeRecord, type RecordFields, type RecordMerge } from '#domain/curation/merge-record.ts'
import { refusalOf } from '#web/forms/refusal.ts'
import { useFieldNames } from '#web/forms/use-field-names.ts'
import type { SaveConflict } from './conflict-dialog.tsx'

type EditedRecord = RecordFields & { version?: number }
export type SaveEdit = (values: FieldValues, version: number | undefined, note?: string) => Promise<unknown>

interface RecordEdit {
  schema: z.ZodObject
  record: EditedRecord
  /** The values of a draft, over what is stored. */
  written: RecordFields | undefined
  onSave: SaveEdit
  onInvalid?: () => void
}

/**
 * A form over one record: what is written is saved as edited since the version it began with. Where someone else saved
 * in between, what only one of both changed is merged and saved; what both changed is a conflict, for which nothing is
 * saved before someone has chosen.
 */
export function useRecordEdit({ schema, record, written, onSave, onInvalid }: RecordEdit) {
  const { t } = useTranslation('admin')
  const { listOf } = useFieldNames()
  const form = useForm<FieldValues>({
    resolver: zodResolver(schema) as unknown as Resolver<FieldValues>,
    defaultValues: writable({ ...record, ...written }) as DefaultValues<FieldValues>,
  })
  const [base, setBase] = useState(record)
  const [conflict, setConflict] = useState<SaveConflict>()
  const saved = useRef(false)
  // The version that a save continues from once a conflict's values are chosen.
  const saving = useRef(onSave)
  const { isDirty } = form.formState

  // The form's values are outside of React. A record that was read again is shown where nothing was written over it.
  useEffect(() => {
    if (record.version === base.version || isDirty) return
    form.reset(writable({ ...record, ...written }))
    setBase(record)
    saved.current = false
  }, [record, written, base, isDirty, form])

  const save = async (values: FieldValues, since: EditedRecord, note?: string): Promise<void> => {
    try {
      saved.current = true
      await saving.current(values, since.version, note)
      // Nothing is left to save; a screen that stays shows the record as it was read again.
      form.reset(writable(values))
    } catch (problem) {
      saved.current = false
      const { fields, current, last_change, existing, message } = refusalOf(problem)
      for (const [name, message] of Object.entries(fields))
        form.setError(name, { message, ...{ existing } }, { shouldFocus: true })
      if (current) {
        const merge = mergeRecord({ base: since, theirs: current, mine: values }, Object.keys(schema.shape))
        if (merge.conflicts.length > 0) setConflict({ current, last_change, merge })
        else await saveMerged(merge.merged, current, noteOf(merge, last_change?.editor_email))
      } else if (Object.keys(fields).length === 0) form.setError('root', { message })
    }
  }

  /** Continues from what someone else saved, with the merged values over it. */
  const saveMerged = async (merged: RecordFields, current: EditedRecord, note?: string) => {
    setConflict(undefined)
    setBase(current)
    form.reset(writable(current))
    for (const [name, value] of Object.entries(writable(merged)))
      form.setValue(name, value, { shouldDirty: true })
    await save({ ...merged }, current, note)
  }

  const noteOf = ({ taken }: RecordMerge, who = t('conflict.someone')) =>
    taken.length === 0 ? undefined : t('conflict.taken', { who, fields: listOf(taken) })

  return {
    form,
    /** Saves the form, or hands what is written to `instead`, which is refused and merged in the same way. */
    submit: (instead: SaveEdit = onSave) =>
      form.handleSubmit((values) => {
        saving.current = instead
        return save(values, base)
      }, onInvalid),
    conflict,
    saveChosen: (merged: RecordFields) =>
      conflict &&
      saveMerged(merged, conflict.current, noteOf(conflict.merge, conflict.last_change?.editor_email)),
    cancelConflict: () => setConflict(undefined),
    hasChanges: () => isDirty && !saved.current,
  }
}

/** What is not known is an empty field. */
function writable(record: RecordFields): FieldValues {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']))
}
