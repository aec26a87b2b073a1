import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'
import { EditLink } from '../records/row-actions.tsx'
import type { ArticleRow } from './article-row.ts'
import { useRefreshArticle } from './use-article-refresh.ts'

/** Actions on the summary of one species. */
export function ArticleActions({ row: { species_id, scientific_name } }: { row: ArticleRow }) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useRefreshArticle()
  return (
    <div className="flex justify-end">
      <IconButton
        label={t('articleSummary.refreshOne', { name: scientific_name })}
        disabled={isPending}
        onClick={() => mutate({ species_id })}
        className="size-9"
      >
        <RotateCw className="size-4.5" />
      </IconButton>
      <EditLink
        to="/admin/$records/$id/edit"
        params={{ records: 'article-summary', id: species_id }}
        label={t('articleSummary.edit', { name: scientific_name })}
      />
    </div>
  )
}
