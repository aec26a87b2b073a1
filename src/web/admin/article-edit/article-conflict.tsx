import { useTranslation } from 'react-i18next'
import { ARTICLE_ROWS, ARTICLE_TABLES, type ArticleTable } from '#contract/article-edit-contract.ts'
import type { RowConflict } from '#domain/summaries/rebased-rows.ts'
import type { SavedRow, WrittenRow } from '#domain/summaries/row-edits.ts'
import { ConflictNotice } from '#web/forms/conflict-notice.tsx'
import { ConflictTable } from '#web/forms/conflict-table.tsx'
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
