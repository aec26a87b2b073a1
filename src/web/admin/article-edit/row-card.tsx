import { Trash2 } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleTable } from '#contract/article-edit-contract.ts'
import { FieldScope } from '#web/forms/field-scope.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ROW_FIELDS } from './row-fields.tsx'

interface RowCardProps {
  table: ArticleTable
  index: number
  isNew: boolean
  onChange: (event: FormEvent<HTMLElement>) => void
  onDelete: () => void
}

/** One row in its fields, with the button that deletes it. */
export function RowCard({ table, index, isNew, onChange, onDelete }: RowCardProps) {
  const { t } = useTranslation('admin')
  const id = useId()
  const Fields = ROW_FIELDS[table]
  const number = index + 1
  const name = isNew
    ? t(`articleEdit.rows.${table}.new`, { number })
    : t(`articleEdit.rows.${table}.name`, { number })

  return (
    <fieldset
      aria-labelledby={id}
      onChange={onChange}
      className="min-w-0 rounded-md border border-line px-4.5 pt-2 pb-4.5"
    >
      <div className="mb-2 flex items-center justify-between">
        <h3 id={id} className="font-[650]">
          {name}
        </h3>
        <IconButton
          label={t('articleEdit.delete', { name })}
          onClick={onDelete}
          className="-mr-3 text-danger"
        >
          <Trash2 className="size-4.5" />
        </IconButton>
      </div>
      <div className="grid gap-x-5 gap-y-4.5 md:grid-cols-2 xl:grid-cols-4">
        <FieldScope value={`${table}.${index}`}>
          <Fields />
        </FieldScope>
      </div>
    </fieldset>
  )
}
