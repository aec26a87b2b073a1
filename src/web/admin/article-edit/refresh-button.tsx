import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/ui/button.tsx'
import { useRefreshArticle } from '../article-summary/use-article-refresh.ts'

/** Makes the summary of a species anew from the data as they are stored. */
export function RefreshButton({ species_id }: { species_id: string }) {
  const { t } = useTranslation('admin')
  const { mutate, isPending } = useRefreshArticle()
  return (
    <Button disabled={isPending} onClick={() => mutate({ species_id })}>
      <RefreshCw className="size-4" />
      {isPending ? t('articleSummary.refreshing') : t('articleEdit.refresh')}
    </Button>
  )
}
