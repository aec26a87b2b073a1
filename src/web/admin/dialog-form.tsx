import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import type { FieldName } from '#web/forms/admin-words.ts'
import { refusalOf } from '#web/forms/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogActions } from '#web/ui/dialog-actions.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface DialogFormProps<Values extends FieldValues> {
  title: string
  submit: string
  /** The contract's own input. */
  schema: z.ZodType<unknown, FieldValues>
  values: Values
  /** A refusal is shown beside the fields that it names, else above them. */
  onSend: (values: Values) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A short form in a dialog that closes once it is sent, and what it changed is asked for again. */
export function DialogForm<Values extends FieldValues>(props: DialogFormProps<Values>) {
  const { title, submit, schema, values, onSend, onClose, children } = props
  const { t } = useTranslation('admin')
  const queryClient = useQueryClient()
  const form = useForm<Values>({
    resolver: zodResolver(schema) as unknown as Resolver<Values>,
    defaultValues: values as DefaultValues<Values>,
  })
  const { errors, isSubmitting } = form.formState

  const send = form.handleSubmit(async (given) => {
    try {
      await onSend(given)
      await queryClient.invalidateQueries()
      onClose()
    } catch (problem) {
      const { fields, message } = refusalOf(problem)
      const named = Object.entries(fields).filter(([name]) => name in values)
      for (const [name, key] of named) form.setError(name as FieldName as never, { message: key })
      if (named.length === 0) form.setError('root', { message })
    }
  })

  return (
    <Dialog open onClose={onClose} title={title}>
      <FormProvider {...form}>
        <form noValidate onSubmit={send} className="grid gap-5">
          {errors.root?.message && (
            <div role="alert">
              <Notice tone="problem">{errors.root.message}</Notice>
            </div>
          )}
          {children}
          <DialogActions>
            <Button onClick={onClose}>{t('list.cancel')}</Button>
            <Button type="submit" tone="primary" disabled={isSubmitting}>
              {isSubmitting ? t('form.saving') : submit}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}
