import { Download, Upload } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_IMPORTED_BYTES, MOST_IMPORTED_ROWS } from '#contract/lists-curation.ts'
import { fetchFile } from '#web/charts/frame/save-file.ts'
import { FieldLabel } from '#web/forms/field-label.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ImportPreview } from './import-preview.tsx'
import type { ImportTarget } from './import-target.ts'
import { useListImport } from './use-list-import.ts'

interface ListFileButtonsProps {
  /** Where the list is to be had as a CSV file. */
  exportAddress: string
  /** Undefined for who may not import. */
  target: ImportTarget | undefined
  explanation: string
}

/** The list as a CSV file, and an edited file back into it. */
export function ListFileButtons({ exportAddress, target, explanation }: ListFileButtonsProps) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={() => fetchFile(exportAddress)}>
        <Download className="size-4 text-ink-3" />
        {t('list.export')}
      </Button>
      {target && (
        <Button size="small" onClick={() => setOpen(true)}>
          <Upload className="size-4 text-ink-3" />
          {t('list.import')}
        </Button>
      )}
      {target && isOpen && (
        <ImportDialog target={target} explanation={explanation} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

interface ImportDialogProps {
  target: ImportTarget
  /** What the curator does with the file, and what becomes of it. */
  explanation: string
  onClose: () => void
}

/** Takes an edited file of a list back: shows each change, then saves all of them. */
function ImportDialog({ target, explanation, onClose }: ImportDialogProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const id = useId()
  const { preview, problem, columns, message, isBusy = false, choose, save } = useListImport(target, onClose)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) void choose(file)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title={t('list.importTitle', { list: t(`records.${target.topic}.title`) })}
    >
      <p className="max-w-read text-sm text-ink-2">{explanation}</p>
      <div className="mt-4 grid gap-1.5">
        <FieldLabel id={id}>{t('list.importFile')}</FieldLabel>
        <input
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          disabled={isBusy}
          onChange={onChange}
          // The same file is chosen again after it was corrected.
          onClick={({ currentTarget }) => {
            currentTarget.value = ''
          }}
          className="text-sm file:mr-3 file:h-9 file:rounded-md file:border file:border-line-strong file:bg-surface file:px-3 file:text-xs file:font-semibold file:text-ink"
        />
      </div>
      <div role="status" className="mt-3 text-sm text-ink-2">
        {isBusy && !preview && t('list.importReading')}
      </div>
      {(problem || message) && (
        <div role="alert" className="mt-1">
          <Notice tone="problem">
            {problem
              ? t(`list.importProblems.${problem}`, {
                  max: format.number(MOST_IMPORTED_ROWS),
                  columns: columns?.join(', '),
                  size: format.number(MOST_IMPORTED_BYTES / 1_000_000),
                })
              : t('list.failedImport', { message })}
          </Notice>
        </div>
      )}
      {preview && (
        <ImportPreview
          key={preview.name}
          preview={preview}
          nameOf={target.nameOf}
          isBusy={isBusy}
          onSave={save}
          onCancel={onClose}
        />
      )}
    </Dialog>
  )
}
