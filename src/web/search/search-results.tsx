import { Autocomplete } from '@base-ui/react/autocomplete'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SearchHit } from '#domain/search/search-entries.ts'
import type { SearchSection } from '#domain/search/search-sections.ts'
import { POPUP_ITEM } from '#web/ui/popup.ts'
import { placeOf } from './hit-place.ts'
import { HitText } from './hit-text.tsx'

interface SearchResultsProps {
  sections: readonly SearchSection[]
  /** Whether no sections mean that nothing was found. */
  isEmpty: boolean
  term: string
}

/** What was found, by what it leads to. */
export function SearchResults({ sections, isEmpty, term }: SearchResultsProps) {
  const { t, i18n } = useTranslation('search')
  const count = sections.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <Autocomplete.Status className="sr-only">{count > 0 && t('found', { count })}</Autocomplete.Status>
      <Autocomplete.Empty className="text-sm">
        {isEmpty && (
          <div className="px-2.5 py-2">
            <p>{t('none', { term })}</p>
            <p className="text-ink-3">{t('noneHint')}</p>
            <Link
              to="/gallery"
              search={{ search: term }}
              className="mt-1 inline-flex min-h-11 items-center text-accent underline"
            >
              {t('gallery')}
            </Link>
          </div>
        )}
      </Autocomplete.Empty>
      <Autocomplete.List aria-label={t('results')}>
        {({ section, items }: SearchSection) => (
          <Autocomplete.Group key={section} items={items} className="pb-1.5">
            <Autocomplete.GroupLabel className="px-2.5 py-1.5 text-xs font-[650] text-ink-3">
              {t(`sections.${section}`)}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(hit: SearchHit) => (
                <Autocomplete.Item
                  key={`${hit.entry.kind} ${hit.entry.id}`}
                  value={hit}
                  render={<Link {...placeOf(hit.entry, i18n.language)} />}
                  className={`${POPUP_ITEM} min-h-11 flex-wrap justify-between gap-x-4 gap-y-0 text-ink no-underline`}
                >
                  <HitText hit={hit} search={term} />
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </>
  )
}
