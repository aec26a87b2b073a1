import { useTranslation } from 'react-i18next'
import type { ChangedField } from '#domain/audit/changed-fields.ts'
import type { FieldName } from '#web/forms/admin-words.ts'
import { RecordValue } from '../records/record-value.tsx'

interface ChangedFieldsProps {
  changes: readonly ChangedField[]
  /** Heads the earlier values, and the later ones. */
  before: string
  after: string
}

/** On phones a field has a line of its own, and its values have half the width each. */
const ROW = 'max-sm:grid max-sm:grid-cols-2'

/** Every field of a change, before and after. */
export function ChangedFields({ changes, before, after }: ChangedFieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <table className="w-full text-left text-xs max-md:table-fixed max-sm:block">
      <thead className="max-sm:block">
        <tr className={`border-b border-line-strong ${ROW}`}>
          <th className="py-1.5 pr-4 font-semibold max-md:w-[30%] max-sm:sr-only">{t('conflict.field')}</th>
          <th className="py-1.5 pr-4 font-semibold">{before}</th>
          <th className="py-1.5 font-semibold">{after}</th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {changes.map((change) => (
          <tr key={change.field} className={`border-b border-line align-top ${ROW}`}>
            <th
              scope="row"
              className="py-1.5 pr-4 font-normal text-ink-2 max-md:break-words max-sm:col-span-2 max-sm:pb-0 max-sm:font-semibold"
            >
              {t(`fields.${change.field as FieldName}`, { defaultValue: change.field })}
            </th>
            <td className="max-w-80 py-1.5 pr-4 wrap-anywhere">
              <RecordValue field={change.field} value={change.before} />
            </td>
            <td className="max-w-80 py-1.5 wrap-anywhere">
              <RecordValue field={change.field} value={change.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
