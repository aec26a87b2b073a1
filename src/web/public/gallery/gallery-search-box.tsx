import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useQuery } from '@tanstack/react-query'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { type ComponentProps, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearchable } from '#domain/names/search-text.ts'
import type { Language } from '#domain/portal/languages.ts'
import { api } from '#web/api.ts'
import { SEARCH_INPUT, SearchField, SearchFrame } from '#web/ui/search-field.tsx'
import { useSearchDraft } from '../use-search-draft.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useGalleryAddress } from './use-gallery-address.ts'

const FIELD_ID = 'search'

/** The search with suggestions. Enter without a highlighted suggestion searches for what is written. */
export function GallerySearchBox() {
  const { t } = useTranslation('species')
  const {
    search: { search: asked },
    change,
  } = useGalleryAddress()
  const { draft, write, settle } = useSearchDraft(asked, (search) => change({ search }, { replace: true }))
  useFocusOnArrival()
  const field = {
    id: FIELD_ID,
    label: t('gallery.search.label'),
    placeholder: t('gallery.search.placeholder'),
    clearLabel: t('gallery.search.clear'),
    value: draft,
    onClear: () => settle(''),
  }

  return (
    <form
      className="relative min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault()
        settle(draft)
      }}
    >
      {useHydrated() ? (
        <SuggestingField {...field} asked={asked} onWrite={write} onSettle={settle} />
      ) : (
        <SearchField {...field} onWrite={write} />
      )}
    </form>
  )
}

interface SuggestingFieldProps extends Omit<ComponentProps<typeof SearchFrame>, 'children'> {
  placeholder: string
  /** What the suggestions are for. */
  asked: string
  onWrite: (text: string) => void
  onSettle: (text: string) => void
}

/**
 * The field with the list in the page below it: the library's popup would hide from screen readers the results that follow
 * the typing. Its input carries a style attribute, which the security policy forbids in the server's HTML.
 */
function SuggestingField({ placeholder, asked, onWrite, onSettle, ...frame }: SuggestingFieldProps) {
  const { id, value: draft } = frame
  const { i18n } = useTranslation()
  const language = i18n.language as Language
  const [isOpen, setOpen] = useState(false)
  const canSuggest = isOpen && isSearchable(draft) && isSearchable(asked)
  const { data: suggestions = [], isSuccess } = useQuery({
    ...api.species.suggestions.queryOptions({ input: { search: asked, language } }),
    enabled: canSuggest,
  })
  const shows = canSuggest && isSuccess
  const settle = (text: string) => {
    onSettle(text)
    setOpen(false)
  }

  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        inline
        open={shows}
        onOpenChange={setOpen}
        items={suggestions}
        filter={null}
        itemToStringValue={({ text }) => text}
        value={draft}
        onValueChange={(text, { reason }) => (reason === 'item-press' ? settle(text) : onWrite(text))}
      >
        <SearchFrame {...frame}>
          <Autocomplete.Input
            id={id}
            inputMode="search"
            placeholder={placeholder}
            aria-expanded={shows}
            onKeyDown={({ key }) => {
              if (key === 'Escape' || key === 'Enter') setOpen(false)
              if (key === 'ArrowDown') setOpen(true)
            }}
            onBlur={() => settle(draft)}
            className={SEARCH_INPUT}
          />
        </SearchFrame>
        {shows && <SuggestionList suggestions={suggestions} search={asked} />}
      </Autocomplete.Root>
    </CSPProvider>
  )
}

/** The address `/gallery#search` focuses the field. */
function useFocusOnArrival() {
  const arrival = useLocation({
    select: ({ hash, state }) => (hash === FIELD_ID ? state.__TSR_key : undefined),
  })
  useEffect(() => {
    if (arrival !== undefined) document.getElementById(FIELD_ID)?.focus()
  }, [arrival])
}
