import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearchable } from '#domain/names/search-text.ts'
import { api } from '#web/api.ts'
import { DeferredPart } from '#web/components/deferred-part.tsx'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { useOptionList } from '#web/ui/use-option-list.ts'
import { useSearchDraft } from '../use-search-draft.ts'
import { useGalleryAddress } from './use-gallery-address.ts'

const SuggestionList = lazyPart(() =>
  import('./suggestion-list.tsx').then(({ SuggestionList }) => SuggestionList),
)

/** The search with suggestions: arrow keys move, Enter picks, Escape closes. */
export function GallerySearchBox() {
  const { t } = useTranslation('species')
  const {
    search: { search: asked },
    change,
  } = useGalleryAddress()
  const { draft, write, settle } = useSearchDraft(asked, (search) => change({ search }, { replace: true }))
  const { isOpen, active, open, close, onKeyDown } = useOptionList()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  useFocusOnArrival(input)

  const canSuggest = isOpen && isSearchable(draft) && isSearchable(asked)
  const { data: suggestions = [], isSuccess } = useQuery({
    ...api.species.suggestions.queryOptions({ input: { search: asked } }),
    enabled: canSuggest,
  })
  const shows = canSuggest && isSuccess

  const pick = (text: string) => {
    settle(text)
    close()
  }

  return (
    <div className="relative col-span-full min-w-0 xl:col-span-1">
      <SearchField
        ref={input}
        id="search"
        role="combobox"
        aria-expanded={shows}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shows && active >= 0 ? `${listId}-${active}` : undefined}
        label={t('gallery.search.label')}
        placeholder={t('gallery.search.placeholder')}
        clearLabel={t('gallery.search.clear')}
        value={draft}
        onWrite={(text) => {
          write(text)
          open()
        }}
        onClear={() => pick('')}
        onKeyDown={(event) =>
          onKeyDown(event, {
            count: suggestions.length,
            onEnter: (index) => pick(suggestions[index]?.text ?? draft),
          })
        }
        onBlur={() => {
          settle(draft)
          close()
        }}
      />
      {shows && (
        <DeferredPart resetKey={draft}>
          <SuggestionList
            id={listId}
            suggestions={suggestions}
            search={asked}
            active={active}
            onPick={pick}
          />
        </DeferredPart>
      )}
    </div>
  )
}

/** The header's search button leads to `/gallery#search`, which focuses the field. */
function useFocusOnArrival(input: { current: HTMLInputElement | null }) {
  const arrival = useLocation({
    select: ({ hash, state }) => (hash === 'search' ? state.__TSR_key : undefined),
  })
  useEffect(() => {
    if (arrival !== undefined) input.current?.focus()
  }, [arrival, input])
}
