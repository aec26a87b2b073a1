import { useTranslation } from 'react-i18next'
import { SearchField } from '#web/ui/search-field.tsx'
import { useSearchDraft } from '../use-search-draft.ts'
import { useGlossaryAddress } from './use-glossary-address.ts'

/** Finds terms by their words, their acronym and their definition. */
export function GlossarySearchBox() {
  const { t } = useTranslation('conservation')
  const { search, seek } = useGlossaryAddress()
  const { draft, write, settle } = useSearchDraft(search, seek)
  return (
    <SearchField
      id="glossary-search"
      label={t('glossary.search.label')}
      placeholder={t('glossary.search.placeholder')}
      clearLabel={t('glossary.search.clear')}
      value={draft}
      onWrite={write}
      onClear={() => settle('')}
      onKeyDown={({ key }) => key === 'Enter' && settle(draft)}
      onBlur={() => settle(draft)}
    />
  )
}
