import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ARTICLE_ROWS, ARTICLE_TABLES, type ArticleTable } from '#contract/article-edit-contract.ts'
import { isDay } from '#domain/calendar.ts'
import type { RowConflict } from '#domain/summaries/rebased-rows.ts'
import type { SavedRow, WrittenRow } from '#domain/summaries/row-edits.ts'
import type { FieldName } from '#web/forms/admin-words.ts'
import { useDayText } from '#web/forms/use-day-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useRecordOptions } from '../records/use-record-options.ts'
import { nameOfRow } from './article-rows.ts'

type Conflict = RowConflict<SavedRow & WrittenRow, WrittenRow>

interface ArticleConflictProps {
  conflicts: Record<ArticleTable, readonly Conflict[]>
  onChoose: (wins: 'mine' | 'theirs') => void
}

/** Every row that someone else changed too, in both versions, and the choice between them. */
export function ArticleConflict({ conflicts, onChoose }: ArticleConflictProps) {
  const { t } = useTranslation('admin')
  const countries = useRecordOptions('countries')
  const message = t('validation.changed_by_someone_else')
  /** A country by its name instead of its id. */
  const readable = (row: WrittenRow | undefined) =>
    row && { ...row, country_id: countries.find(({ value }) => value === row.country_id)?.label }

  return (
    <ConflictNotice
      title={t('articleEdit.failedSave', { message })}
      onKeepMine={() => onChoose('mine')}
      onTakeTheirs={() => onChoose('theirs')}
    >
      {ARTICLE_TABLES.flatMap((table) =>
        conflicts[table].map(({ id, mine, theirs }) => (
          <section key={id} className="mt-4">
            <h3 className="font-[650]">
              {t(`tables.${table}`)}: {nameOfRow(table, mine ?? theirs ?? {})}
            </h3>
            {mine === undefined && <p>{t(`articleEdit.failedDelete.${table}`, { message })}</p>}
            <ConflictTable
              fields={Object.keys(ARTICLE_ROWS[table].shape)}
              mine={readable(mine)}
              theirs={readable(theirs)}
            />
          </section>
        )),
      )}
    </ConflictNotice>
  )
}

/** A row by field; undefined where it was deleted. */
type Version = Readonly<Record<string, unknown>> | undefined

interface ConflictTableProps {
  fields: readonly string[]
  mine: Version
  theirs: Version
}

/** Two versions of a record, field by field where they differ. */
function ConflictTable({ fields, mine, theirs }: ConflictTableProps) {
  const { t } = useTranslation('admin')
  const dayText = useDayText()
  const differing = fields.filter((name) => !mine || !theirs || written(mine[name]) !== written(theirs[name]))
  const cell = (version: Version, name: string) => {
    if (version === undefined) return t('conflict.deleted')
    const value = version[name]
    if (typeof value === 'boolean') return value ? t('conflict.yes') : t('conflict.no')
    if (typeof value === 'string' && isDay(value)) return dayText(value)
    return written(value) || t('conflict.empty')
  }

  return (
    <table className="mt-3 w-full text-left text-sm">
      <thead>
        <tr className="border-b border-ink">
          <th className="py-1.5 pr-4 font-semibold">{t('conflict.field')}</th>
          <th className="py-1.5 pr-4 font-semibold">{t('conflict.mine')}</th>
          <th className="py-1.5 font-semibold">{t('conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {differing.map((name) => (
          <tr key={name} className="border-b border-line align-top">
            <th scope="row" className="py-1.5 pr-4 font-normal text-ink-2">
              {t(`fields.${name as FieldName}`)}
            </th>
            <td className="min-w-18 py-1.5 pr-4 wrap-anywhere">{cell(mine, name)}</td>
            <td className="min-w-18 py-1.5 wrap-anywhere">{cell(theirs, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function written(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

interface ConflictNoticeProps {
  title: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  children: ReactNode
}

/** Says that someone else saved in between, around what differs, and asks which to go on with. */
function ConflictNotice({ title, onKeepMine, onTakeTheirs, children }: ConflictNoticeProps) {
  const { t } = useTranslation('admin')
  return (
    <div role="alert">
      <Notice tone="caution" title={title}>
        <p className="mt-1">{t('conflict.whole')}</p>
        {children}
        <div className="mt-3.5 flex flex-wrap gap-2.5">
          <Button size="small" onClick={onKeepMine}>
            {t('conflict.keepMine')}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </div>
      </Notice>
    </div>
  )
}
