import { Pencil, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton, IconLink } from '#web/ui/icon-button.tsx'
import type { ArticleRow } from './article-row.ts'
import { useRefreshArticle } from './use-article-refresh.ts'

/** What can be done with the summary of one species. */
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
      <IconLink
        to="/admin/$records/$id/edit"
        params={{ records: 'article-summary', id: species_id }}
        label={t('articleSummary.edit', { name: scientific_name })}
        className="size-9"
      >
        <Pencil className="size-4.5" />
      </IconLink>
    </div>
  )
}
