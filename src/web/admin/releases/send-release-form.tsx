import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sentReleaseInput } from '#contract/sent-release.ts'
import { IMPORT_SOURCES, type ImportSource } from '#domain/releases/import-states.ts'
import { CheckboxField, SelectField } from '#web/forms/choice-fields.tsx'
import { NumberField, TextField } from '#web/forms/text-fields.tsx'
import { UnsavedChangesGuard } from '#web/forms/unsaved-changes-guard.tsx'
import { useValidationLabels } from '#web/forms/use-validation-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { forgetOlder } from '../forget-older.ts'
import { FilesField } from './files-field.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { RefusedFiles, sendRelease } from './send-release.ts'

const BLANK = {
  source: 'cites-trade' as ImportSource,
  release: '',
  last_complete_year: '',
  only_covered: false,
}

/** Sends a release to be read and compared; the data in use do not change. */
export function SendReleaseForm() {
  const { t } = useTranslation('admin')
  const form = useForm({
    resolver: zodResolver(sentReleaseInput) as unknown as Resolver<typeof BLANK>,
    defaultValues: BLANK,
  })
  const source = form.watch('source')
  const isOfTrade = source === 'cites-trade'
  const [files, setFiles] = useState<File[]>([])
  const [withoutFiles, setWithoutFiles] = useState(false)
  const { send, stop, share, isSending, problem } = useUpload()

  const submit = form.handleSubmit(() => {
    setWithoutFiles(files.length === 0)
    if (files.length > 0) send({ ...form.getValues(), files })
  })

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="rounded-md border border-line bg-surface">
        <div className="grid gap-5 px-5.5 py-5 md:grid-cols-2">
          <SelectField
            name="source"
            label={t('releases.send.source')}
            options={IMPORT_SOURCES.map((value) => ({ value, label: t(`releases.sources.${value}`) }))}
            required
          />
          <TextField name="release" hint={t('releases.send.releaseHint')} />
          <FilesField
            files={files}
            onChoose={setFiles}
            hint={t(`releases.send.filesHint.${source}`)}
            problem={withoutFiles && files.length === 0 ? t('validation.files_required') : undefined}
          />
          {isOfTrade && (
            <NumberField name="last_complete_year" hint={t('releases.send.lastCompleteYearHint')} />
          )}
          {isOfTrade && <CheckboxField name="only_covered" hint={t('releases.send.onlyCoveredHint')} wide />}
          {problem && (
            <div role="alert" className="md:col-span-2">
              <Notice tone="problem">{problem}</Notice>
            </div>
          )}
          {isSending && (
            <div className="md:col-span-2">
              <ProgressBar label={t('releases.send.sending')} share={share} />
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line bg-sunken px-5.5 py-3.5 max-sm:[&>button]:grow">
          <p className="mr-auto text-sm text-ink-2">{t('releases.send.nothingChanges')}</p>
          {isSending && <Button onClick={stop}>{t('list.cancel')}</Button>}
          <Button type="submit" tone="primary" disabled={isSending}>
            {isSending ? t('releases.send.sending') : t('releases.send.submit')}
          </Button>
        </div>
        <UnsavedChangesGuard hasChanges={() => isSending} />
      </form>
    </FormProvider>
  )
}

/** One upload at a time; it is aborted when the screen is left. */
function useUpload() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const validationText = useValidationLabels()
  const [share, setShare] = useState(0)
  const abort = useRef<AbortController>(undefined)
  useEffect(() => () => abort.current?.abort(), [])

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (sending: Parameters<typeof sendRelease>[0]) => {
      setShare(0)
      abort.current = new AbortController()
      return sendRelease(sending, setShare, abort.current.signal)
    },
    retry: false,
    onSuccess: async (id) => {
      forgetOlder(queryClient)
      await navigate({ to: '/admin/releases/$id', params: { id }, ignoreBlocker: true })
    },
  })
  const stopped = error instanceof DOMException && error.name === 'AbortError'
  return {
    send: mutate,
    stop: () => {
      abort.current?.abort()
      reset()
    },
    share,
    isSending: isPending,
    problem: error && !stopped ? messageOf(error, validationText) : undefined,
  }
}

function messageOf(problem: Error, validationText: (key: string) => string): string {
  return problem instanceof RefusedFiles && problem.key !== undefined
    ? validationText(problem.key)
    : problem.message
}
