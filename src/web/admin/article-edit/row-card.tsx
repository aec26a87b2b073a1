import { Link } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ArticleTable } from '#contract/article-edit-contract.ts'
import { FieldScope, useFieldPath } from '#web/forms/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SUSPENSION_FIELDS } from '../listings/suspension-fields.ts'
import { type KindField, KindFieldList } from '../records/kind-fields.tsx'

const SOURCE: readonly KindField[] = [{ name: 'source' }, { name: 'checked', as: 'mark' }]

/** The fields of one row, by table. */
const ROW_FIELDS: Record<ArticleTable, readonly KindField[]> = {
  cms_listings: [
    { name: 'appendix', as: 'choice', required: true },
    { name: 'listing_date', as: 'day', required: true },
    { name: 'is_current', as: 'mark', hint: 'one_current' },
    { name: 'agreement' },
    ...SOURCE,
    { name: 'notes', as: 'longText', rows: 2 },
    ListingLink,
  ],
  cms_assessments: [
    { name: 'status', hint: 'cms_status', required: true },
    { name: 'year_published', as: 'number', required: true },
    { name: 'is_latest', as: 'mark', hint: 'one_latest_of_species' },
    ...SOURCE,
    { name: 'assessment_notes', as: 'longText', rows: 2 },
  ],
  cites_trade_suspensions: [
    ...SUSPENSION_FIELDS,
    { name: 'reason' },
    ...SOURCE,
    { name: 'notes', as: 'longText', rows: 2 },
  ],
}

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
          <KindFieldList topic={table} fields={ROW_FIELDS[table]} />
        </FieldScope>
      </div>
    </fieldset>
  )
}

/** Leads to the form of the listing, which has its range; a new listing has no form before it is saved. */
function ListingLink() {
  const { t } = useTranslation('admin')
  const id: string | undefined = useWatch({ name: useFieldPath('id') })
  if (!id) return null
  return (
    <Link
      to="/admin/$records/$id/edit"
      params={{ records: 'cms-listings', id }}
      className="text-sm text-accent underline md:col-span-2 xl:col-span-4"
    >
      {t('articleEdit.moreOfListing')}
    </Link>
  )
}
