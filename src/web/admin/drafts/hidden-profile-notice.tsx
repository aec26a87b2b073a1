import { useTranslation } from 'react-i18next'
import { Notice } from '#web/ui/notice.tsx'

/** Says that visitors see nothing of the species, and leads to the page as it would be. */
export function HiddenProfileNotice({ id }: { id: string }) {
  const { t } = useTranslation('admin')
  return (
    <div className="mb-5">
      <Notice>
        {t('drafts.hiddenProfile')}{' '}
        <a href={`/api/admin/species/${id}/preview`} target="_blank" rel="noopener">
          {t('drafts.preview.profile')} {t('drafts.previewTab')}
        </a>
      </Notice>
    </div>
  )
}
