import { zodResolver } from '@hookform/resolvers/zod'
import { type ReactNode, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type ChangedMeanwhile, ConflictPanel } from './conflict-panel.tsx'
import { refusalOf } from './refusal.ts'
import { UnsavedChangesGuard } from './unsaved-changes-guard.tsx'

interface RecordFormProps<Stored extends FieldValues> {
  /** The contract's own input: what it refuses, the form refuses beside the field. */
  schema: z.ZodObject
  /** The record as stored, or a blank one without id and version. */
  record: Stored & { version?: number }
  /** What the primary button does, by name: 'Update Species'. */
  submit: string
  /** The way out without saving. */
  cancel: ReactNode
  /** Saves as edited since `version`; its errors are shown by the form. */
  onSave: (values: Stored, version: number | undefined) => Promise<unknown>
  /** Called when fields are invalid, beside the fields' own messages. */
  onInvalid?: () => void
  /** What stands beside the fields and follows what is written. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A form of one record. It knows submitting, what the server says of fields, that someone else may have
 * saved in between, and that what is written is not lost by leaving; the fields are its children's business.
 */
export function RecordForm<Stored extends FieldValues>(props: RecordFormProps<Stored>) {
  const { schema, record, submit, cancel, onSave, onInvalid, aside, children } = props
  const { t } = useTranslation('admin')
  const form = useForm<FieldValues>({
    resolver: zodResolver(schema) as unknown as Resolver<FieldValues>,
    defaultValues: writable(record) as DefaultValues<FieldValues>,
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const [version, setVersion] = useState(record.version)
  const [conflict, setConflict] = useState<ChangedMeanwhile>()
  const saved = useRef(false)

  const saveSince = (version: number | undefined) =>
    form.handleSubmit(async (values) => {
      try {
        saved.current = true
        await onSave(values as Stored, version)
      } catch (problem) {
        saved.current = false
        const { fields, current, there, message } = refusalOf(problem)
        for (const [name, message] of Object.entries(fields))
          form.setError(name, { message, ...{ there } }, { shouldFocus: true })
        if (current) setConflict(current)
        else if (Object.keys(fields).length === 0) form.setError('root', { message })
      }
    }, onInvalid)

  const takeTheirs = (current: ChangedMeanwhile) => {
    form.reset(writable(current))
    setVersion(current.version)
    setConflict(undefined)
  }
  const left = Object.keys(errors).filter((name) => name !== 'root').length

  return (
    <FormProvider {...form}>
      <div
        className={
          aside ? 'grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17.5rem]' : undefined
        }
      >
        <form
          noValidate
          onSubmit={saveSince(conflict?.version ?? version)}
          className="rounded-md border border-line bg-surface"
        >
          <div className="grid grid-cols-1 gap-6 px-5.5 py-5">
            {conflict && (
              <ConflictPanel
                theirs={conflict}
                mine={pick(form.getValues(), Object.keys(schema.shape))}
                onKeepMine={saveSince(conflict.version)}
                onTakeTheirs={() => takeTheirs(conflict)}
              />
            )}
            {errors.root?.message && (
              <div role="alert">
                <Notice tone="problem">{errors.root.message}</Notice>
              </div>
            )}
            {children}
          </div>
          <div className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line bg-sunken px-5.5 py-3.5">
            <p role="status" className="mr-auto text-sm text-ink-2">
              {left > 0 && t('form.left', { count: left })}
            </p>
            {cancel}
            <Button type="submit" tone="primary" disabled={isSubmitting}>
              {isSubmitting ? t('form.saving') : submit}
            </Button>
          </div>
          <UnsavedChangesGuard hasChanges={() => isDirty && !saved.current} />
        </form>
        {aside && (
          <aside
            aria-label={t('form.aside')}
            className="rounded-md border border-line bg-surface px-4.5 py-4 max-xl:hidden"
          >
            {aside}
          </aside>
        )}
      </div>
    </FormProvider>
  )
}

const pick = (values: FieldValues, names: readonly string[]): FieldValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]))

/** What is not known is an empty field. */
function writable(record: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, value ?? '']))
}
