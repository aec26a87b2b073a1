import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FieldName } from '#web/forms/admin-words.ts'
import { useValidationLabels } from '#web/forms/use-validation-labels.ts'
import { ChangedFields } from '../audit/changed-fields.tsx'
import type { ImportedRow } from './use-list-import.ts'

/** The rows of a file that differ from what is stored: each field before and after, and why a row is refused. */
export function ImportedRows({ rows }: { rows: readonly ImportedRow[] }) {
  const { t } = useTranslation('admin')
  return (
    <ol className="mt-4 grid gap-4">
      {rows.map((row) => (
        <li key={row.line} className="border-t border-line pt-3">
          <p className="text-sm font-[650] wrap-anywhere">
            {t('list.importRow', { line: row.line, name: row.name ?? row.id })}
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
