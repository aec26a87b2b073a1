import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldName } from '#web/forms/admin-words.ts'
import { useValidationLabels } from '#web/forms/use-validation-labels.ts'
import { useFormat } from '#web/i18n/use-format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChangedFields } from '../audit/changed-fields.tsx'
import type { EditedLine } from './edited-file.ts'
import type { ImportedRow, ImportTarget } from './import-target.ts'
import type { ImportPreview as Preview } from './use-list-import.ts'

interface ImportPreviewProps extends Pick<ImportTarget, 'nameOf'> {
  preview: Preview
  isBusy: boolean
  onSave: (preview: Preview) => void
  onCancel: () => void
}

/** What a file would change, row by row; saving waits until it is agreed to leave the refused rows out. */
export function ImportPreview({ preview, nameOf, isBusy, onSave, onCancel }: ImportPreviewProps) {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const counted = (count: number) => ({ count, figure: format.number(count) })
  const [leavesOut, setLeavesOut] = useState(false)
  const id = useId()
  const refused = preview.rows.filter(({ problems }) => problems.length > 0)
  const accepted = preview.rows.filter(({ problems }) => problems.length === 0)
  const added = accepted.filter(({ is_new }) => is_new).length
  const deleted = accepted.filter(({ deletes }) => deletes).length
  const changed = accepted.length - added - deleted
  const isReady = accepted.length > 0 && (refused.length === 0 || leavesOut)

  return (
    <>
      <ul role="status" className="mt-1 list-disc pl-5 text-sm">
        {added > 0 && <li>{t('list.importAdded', counted(added))}</li>}
        <li>{t('list.importChanged', counted(changed))}</li>
        {deleted > 0 && (
          <li className="font-semibold text-danger">{t('list.importToDelete', counted(deleted))}</li>
        )}
        {refused.length > 0 && (
          <li className="font-semibold text-danger">{t('list.importRefused', counted(refused.length))}</li>
        )}
        <li>{t('list.importUnchanged', counted(preview.unchanged))}</li>
        {preview.ignored.length > 0 && (
          <li>{t('list.importIgnored', { columns: preview.ignored.join(', ') })}</li>
        )}
      </ul>
      <ImportedRows rows={[...refused, ...accepted]} lines={preview.lines} nameOf={nameOf} />
      <div className="sticky -bottom-5 -mx-6 mt-5 -mb-5 flex flex-wrap items-center justify-end gap-2.5 border-t border-line bg-sunken px-6 py-3.5 max-sm:[&>button]:grow">
        {refused.length > 0 && accepted.length > 0 && (
          <label htmlFor={id} className="mr-auto flex min-h-11 items-center gap-2.5 text-sm">
            <input
              id={id}
              type="checkbox"
              checked={leavesOut}
              onChange={(event) => setLeavesOut(event.target.checked)}
              className="size-4.5 flex-none accent-accent"
            />
            {t('list.importLeaveOut')}
          </label>
        )}
        <Button onClick={onCancel}>{t('list.cancel')}</Button>
        <Button tone="primary" disabled={!isReady || isBusy} onClick={() => onSave(preview)}>
          {isBusy ? t('form.saving') : t('list.importSave', counted(accepted.length))}
        </Button>
      </div>
    </>
  )
}

interface ImportedRowsProps extends Pick<ImportTarget, 'nameOf'> {
  rows: readonly ImportedRow[]
  /** The file's own lines. */
  lines: readonly EditedLine[]
}

/** The rows of a file that differ from what is stored: each field before and after, and why a row is refused. */
function ImportedRows({ rows, lines, nameOf }: ImportedRowsProps) {
  const { t } = useTranslation('admin')
  const titleOf = (row: ImportedRow) => {
    const name = nameOf(
      row,
      lines.find(({ line }) => line === row.line),
    )
    return name
      ? t('list.importRow', { line: row.line, name })
      : t('list.importUnnamedRow', { line: row.line })
  }
  return (
    <ol className="mt-4 grid gap-4">
      {rows.map((row) => (
        <li key={row.line} className="border-t border-line pt-3">
          <p className="text-sm font-[650] wrap-anywhere">
            {titleOf(row)} {row.is_new && <Badge tone="ok">{t('list.importNew')}</Badge>}
            {row.deletes && <Badge tone="danger">{t('list.importDeleted')}</Badge>}
          </p>
          {row.problems.length > 0 && <Refusals problems={row.problems} />}
          {row.changes.length > 0 && (
            <div className="mt-1.5 overflow-x-auto">
              <ChangedFields
                changes={row.changes.map(({ field, before, after }) => ({ field, before, after }))}
                before={t('list.importBefore')}
                after={t('list.importAfter')}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

function Refusals({ problems }: Pick<ImportedRow, 'problems'>) {
  const { t } = useTranslation('admin')
  const sentence = useValidationLabels()
  return (
    <ul className="mt-1 grid gap-1 text-sm text-danger">
      {problems.map(({ field, message, existing }) => (
        <li key={`${field} ${message}`} className="flex gap-2">
          <CircleAlert className="mt-0.5 size-4 flex-none" />
          <span>
            {field !== null && `${t(`fields.${field as FieldName}`, { defaultValue: field })}: `}
            {sentence(message)}
            {existing !== null && `: ${existing}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
