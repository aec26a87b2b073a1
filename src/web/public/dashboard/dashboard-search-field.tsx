import { useTranslation } from 'react-i18next'
import { SearchField } from '#web/ui/search-field.tsx'
import { useSearchDraft } from '../use-search-draft.ts'
import { useDashboardAddress } from './use-dashboard-address.ts'

/** Searches names in every language and families, from two characters on. */
export function DashboardSearchField() {
  const { t } = useTranslation('conservation')
  const { search, change } = useDashboardAddress()
  const { draft, write, settle } = useSearchDraft(search.search, (words) =>
    change({ search: words }, { replace: true }),
  )
  return (
    <div className="max-md:col-span-full">
      <SearchField
        id="dashboard-search"
        label={t('dashboard.filters.search')}
        placeholder={t('dashboard.filters.searchPlaceholder')}
        clearLabel={t('dashboard.filters.clearSearch')}
        value={draft}
        onWrite={write}
        onClear={() => settle('')}
        onKeyDown={({ key }) => key === 'Enter' && settle(draft)}
        onBlur={() => settle(draft)}
      />
    </div>
  )
}
