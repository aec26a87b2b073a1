import { Plus, Undo2 } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ArticleTable } from '#contract/article-edit-contract.ts'
import { successionOf } from '#domain/curation/successions.ts'
import { placesThatLose } from '#domain/summaries/only-marked.ts'
import { Button } from '#web/ui/button.tsx'
import { type ArticleRows, NEW_ROWS, nameOfRow, type SavedRows, writableRow } from './article-rows.ts'
import { RowCard } from './row-card.tsx'

interface RowsPartProps {
  table: ArticleTable
  saved: SavedRows[ArticleTable]
  today: string
}

/** The rows of one table: those in the form, those that saving will delete, and the button that adds one. */
export function RowsPart({ table, saved, today }: RowsPartProps) {
  const { t } = useTranslation('admin')
  const { control, getValues, setValue } = useFormContext<ArticleRows>()
  const { fields, append, remove } = useFieldArray({ control, name: table, keyName: 'key' })
  const written = useWatch({ control, name: table })
  const addButton = useRef<HTMLButtonElement>(null)
  const deleted = saved.filter((row) => !written.some(({ id }) => id === row.id))

  const takeMark = (at: number) => (event: FormEvent<HTMLElement>) => {
    // One row of a species may carry it.
    const mark = successionOf(table)?.mark
    const { name, checked } = event.target as HTMLInputElement
    if (mark === undefined || name !== `${table}.${at}.${mark}` || !checked) return
    for (const index of placesThatLose(mark, at, getValues(table)))
      setValue(`${table}.${index}.${mark}`, false, { shouldDirty: true })
  }

  return (
    <>
      {fields.length === 0 && <p className="text-ink-2">{t(`articleEdit.rows.${table}.empty`)}</p>}
      {fields.map(({ key, id }, index) => (
        <RowCard
          key={key}
          table={table}
          index={index}
          isNew={!id}
          onChange={takeMark(index)}
          onDelete={() => {
            remove(index)
            addButton.current?.focus()
          }}
        />
      ))}
      {deleted.length > 0 && (
        <ul className="grid gap-2">
          {deleted.map((row) => (
            <li
              key={row.id}
              className="flex flex-wrap items-center justify-between gap-2 rounded-md bg-sunken px-4 py-2 text-sm text-ink-2"
            >
              {t('articleEdit.deletedOnSave', { name: nameOfRow(table, row) })}
              <Button tone="plain" size="small" onClick={() => append(writableRow(row))}>
                <Undo2 className="size-4" />
                {t('articleEdit.keep')}
                <span className="sr-only"> {nameOfRow(table, row)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button ref={addButton} onClick={() => append(NEW_ROWS[table](today))}>
          <Plus className="size-4" />
          {t(`articleEdit.rows.${table}.add`)}
        </Button>
      </div>
    </>
  )
}
