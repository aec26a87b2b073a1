import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldNote } from '#web/forms/field.tsx'
import { FieldLabel } from '#web/forms/field-label.tsx'
import { fileSize } from './file-size.ts'

interface FilesFieldProps {
  files: readonly File[]
  onChoose: (files: File[]) => void
  hint: string
  problem?: string | undefined
}

/** The files of a release, chosen or dropped. */
export function FilesField({ files, onChoose, hint, problem }: FilesFieldProps) {
  const { t, i18n } = useTranslation('admin')
  const id = useId()
  return (
    <div className="flex min-w-0 flex-col gap-1.5 md:col-span-2">
      <FieldLabel id={id} required>
        {t('releases.send.files')}
      </FieldLabel>
      <input
        id={id}
        type="file"
        multiple
        accept=".csv,.gz,.zip,.json,.tsv,.txt"
        required
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
        className="w-full cursor-pointer rounded-md border border-dashed border-line-strong bg-sunken px-3.5 py-4 text-sm text-ink-2 file:mr-4 file:h-8.5 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-line-strong file:bg-surface file:px-3 file:text-xs file:font-semibold file:text-ink hover:file:bg-tint aria-invalid:border-2 aria-invalid:border-danger"
      />
      <FieldNote id={id} problem={problem} hint={hint} />
      {files.length > 0 && (
        <p role="status" className="text-xs text-ink-2">
          {t('releases.send.chosen', {
            count: files.length,
            size: fileSize(
              files.reduce((total, { size }) => total + size, 0),
              i18n.language,
            ),
          })}
        </p>
      )}
    </div>
  )
}
