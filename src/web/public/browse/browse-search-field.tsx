import { useTranslation } from 'react-i18next'
import { SearchField } from '#web/ui/search-field.tsx'
import { useSearchDraft } from '../use-search-draft.ts'
import { useBrowseAddress } from './use-browse-address.ts'

/** Searches names in every language and families, from two characters on. */
export function BrowseSearchField() {
  const { t } = useTranslation('species')
  const { search, change } = useBrowseAddress()
  const { draft, write, settle } = useSearchDraft(search.search, (words) =>
    change({ search: words }, { replace: true }),
  )
  return (
    <SearchField
      id="browse-search"
      label={t('gallery.search.label')}
      placeholder={t('browse.searchPlaceholder')}
      clearLabel={t('gallery.search.clear')}
      value={draft}
      onWrite={write}
      onClear={() => settle('')}
      onKeyDown={({ key }) => key === 'Enter' && settle(draft)}
      onBlur={() => settle(draft)}
    />
  )
}
