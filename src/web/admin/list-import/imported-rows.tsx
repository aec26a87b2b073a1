import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FieldName } from '#web/forms/admin-words.ts'
import { useValidationLabels } from '#web/forms/use-validation-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ChangedFields } from '../audit/changed-fields.tsx'
import type { EditedLine } from './edited-file.ts'
import type { ImportedRow, ImportTarget } from './import-target.ts'

interface ImportedRowsProps extends Pick<ImportTarget, 'nameOf'> {
  rows: readonly ImportedRow[]
  /** The file's own lines. */
  lines: readonly EditedLine[]
}

/** The rows of a file that differ from what is stored: each field before and after, and why a row is refused. */
export function ImportedRows({ rows, lines, nameOf }: ImportedRowsProps) {
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
