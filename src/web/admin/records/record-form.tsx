import type { ReactNode } from 'react'
import { type FieldValues, FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { RecordFields } from '#domain/curation/merge-record.ts'
import { UnsavedChangesGuard } from '#web/forms/unsaved-changes-guard.tsx'
import { Button } from '#web/ui/button.tsx'
import { dialogIsOpen } from '#web/ui/dialog-is-open.ts'
import { Notice } from '#web/ui/notice.tsx'
import { usePageKeys } from '#web/ui/use-page-keys.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { type SaveEdit, useRecordEdit } from './use-record-edit.ts'

interface RecordFormProps<Stored extends FieldValues> {
  /** The contract's own input: what it refuses, the form refuses beside the field. */
  schema: z.ZodObject
  /** The record as stored, or a blank one without id and version. */
  record: Stored & { version?: number }
  /** The values of a draft, over what is stored. */
  written?: RecordFields | undefined
  /** What the primary button does, by name: 'Update Species'. */
  submit: string
  /** The way out without saving. */
  cancel: ReactNode
  /** Saves as edited since `version`; its errors are shown by the form. `note` says what was merged into it. */
  onSave: (values: Stored, version: number | undefined, note?: string) => Promise<unknown>
  /** Stores what is written as a draft; without it the form has no button for that. */
  onSaveDraft?: SaveEdit | undefined
  /** Saves and opens the next record of a list; without it there is none. */
  onSaveNext?: SaveEdit | undefined
  /** Called when fields are invalid, beside the fields' own messages. */
  onInvalid?: () => void
  /** What is beside the fields and follows what is written. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A form of one record. It knows submitting, the server's messages for fields, that someone else may have
 * saved in between, and that what is written is not lost by leaving; the fields are its children's business.
 */
export function RecordForm<Stored extends FieldValues>(props: RecordFormProps<Stored>) {
  const {
    schema,
    record,
    written,
    submit,
    cancel,
    onSave,
    onSaveDraft,
    onSaveNext,
    onInvalid,
    aside,
    children,
  } = props
  const { t } = useTranslation('admin')
  const { form, conflict, hasChanges, ...edit } = useRecordEdit({
    schema,
    record,
    written,
    onSave: (values, version, note) => onSave(values as Stored, version, note),
    onInvalid,
  })
  const { errors, isSubmitting } = form.formState
  const ifIdle = (save: SaveEdit | undefined) => () => {
    if (!isSubmitting) edit.submit(save)()
  }
  useFormKeys({ save: ifIdle(undefined), saveAndNext: ifIdle(onSaveNext) })
  const left = Object.keys(errors).filter((name) => name !== 'root').length

  return (
    <FormProvider {...form}>
      <div
        className={
          aside ? 'grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_17.5rem]' : undefined
        }
      >
        <form noValidate onSubmit={edit.submit()} className="rounded-md border border-line bg-surface">
          <div className="grid grid-cols-1 gap-6 px-5.5 py-5">
            {errors.root?.message && (
              <div role="alert">
                <Notice tone="problem">{errors.root.message}</Notice>
              </div>
            )}
            {children}
          </div>
          <div className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line bg-sunken px-5.5 py-3.5 max-sm:[&>:is(a,button)]:grow">
            <p role="status" className="mr-auto text-sm text-ink-2 sm:flex-[1_1_9rem]">
              {left > 0 ? (
                t('form.left', { count: left })
              ) : (
                <span className="text-xs text-ink-3 max-lg:hidden">
                  {onSaveNext ? t('form.nextKeys') : t('form.saveKey')}
                </span>
              )}
            </p>
            {cancel}
            {onSaveDraft && (
              <Button disabled={isSubmitting} onClick={edit.submit(onSaveDraft)}>
                {t('drafts.save')}
              </Button>
            )}
            {onSaveNext && (
              <Button
                disabled={isSubmitting}
                onClick={edit.submit(onSaveNext)}
                aria-keyshortcuts="Control+Enter Meta+Enter"
              >
                {t('form.saveAndNext')}
              </Button>
            )}
            <Button type="submit" tone="primary" disabled={isSubmitting} aria-keyshortcuts="Control+S Meta+S">
              {isSubmitting ? t('form.saving') : submit}
            </Button>
          </div>
          <UnsavedChangesGuard hasChanges={hasChanges} />
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
      {conflict && (
        <ConflictDialog
          // Another conflict in the meantime asks again.
          key={conflict.current.version}
          conflict={conflict}
          onSave={edit.saveChosen}
          onCancel={edit.cancelConflict}
        />
      )}
    </FormProvider>
  )
}

interface FormKeys {
  /** Ctrl or Command and S. */
  save: () => void
  /** Ctrl or Command and Enter. */
  saveAndNext: () => void
}

/** Saves with the keyboard, from any field of the form; not while a dialog is open. */
function useFormKeys(keys: FormKeys): void {
  usePageKeys((event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (!(ctrlKey || metaKey) || altKey || shiftKey) return
    const wanted = key === 'Enter' ? 'saveAndNext' : key.toLowerCase() === 's' ? 'save' : undefined
    if (wanted === undefined) return
    event.preventDefault()
    if (!dialogIsOpen()) keys[wanted]()
  })
}
