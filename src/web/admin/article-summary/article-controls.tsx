import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '#web/ui/choice.tsx'
import { MultiSelect } from '#web/ui/multi-select.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { columnsOf } from './article-column-keys.ts'
import { ARTICLE_VIEWS, type ArticleSearch } from './article-search.ts'

interface ArticleControlsProps {
  asked: ArticleSearch
  onAsk: (changes: Partial<ArticleSearch>) => void
}

/** Search, columns and view of the table. */
export function ArticleControls({ asked, onAsk }: ArticleControlsProps) {
  const { t } = useTranslation('admin')
  const [draft, setDraft] = useState(asked.search)
  const id = useId()
  const write = (search: string) => {
    setDraft(search)
    onAsk({ search: search.trim() })
  }
  return (
    <div className="grid items-end gap-4 p-4 md:grid-cols-[minmax(0,1fr)_13rem] xl:grid-cols-[minmax(0,1fr)_13rem_auto]">
      <search>
        <SearchField
          id={id}
          label={t('articleSummary.search')}
          placeholder={t('articleSummary.searchHint')}
          clearLabel={t('list.clear')}
          value={draft}
          onWrite={write}
          onClear={() => write('')}
        />
      </search>
      <MultiSelect
        label={t('articleSummary.columns.label')}
        values={columnsOf(asked.view).filter((column) => asked.column.includes(column))}
        options={columnsOf(asked.view).map((value) => ({
          value,
          label: t(`articleSummary.columns.${value}`),
        }))}
        onChange={(column) => onAsk({ column })}
      />
      <Choice
        label={t('articleSummary.view.label')}
        value={asked.view}
        options={ARTICLE_VIEWS.map((value) => ({ value, label: t(`articleSummary.view.${value}`) }))}
        onChange={(view) => onAsk({ view })}
      />
    </div>
  )
}
