import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/empty-state.tsx'
import { Button } from '#web/ui/button.tsx'
import { isFiltered } from './gallery-search.ts'
import { useGalleryAddress } from './use-gallery-address.ts'

/** Says why no species stand here and how to find some. */
export function GalleryEmpty({ term }: { term: string }) {
  const { t } = useTranslation(['species', 'common'])
  const { search, clear } = useGalleryAddress()
  if (!isFiltered(search)) return <EmptyState message={t('common:missing.data')} />
  return (
    <EmptyState
      message={term ? t('gallery.empty.search', { term }) : t('gallery.empty.filters')}
      hint={
        <ul>
          {term && <li>{t('gallery.empty.spelling')}</li>}
          {term && <li>{t('gallery.empty.otherName')}</li>}
          {isFiltered({ ...search, search: '' }) && <li>{t('gallery.empty.fewerFilters')}</li>}
        </ul>
      }
    >
      <Button onClick={clear}>{t('gallery.filters.clear')}</Button>
    </EmptyState>
  )
}
