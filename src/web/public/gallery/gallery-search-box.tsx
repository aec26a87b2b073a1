import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearchable } from '#domain/names/search-text.ts'
import { api } from '#web/api.ts'
import { useSearchDraft } from '../use-search-draft.ts'
import { useGalleryAddress } from './use-gallery-address.ts'

const SuggestionList = lazy(() =>
  import('./suggestion-list.tsx').then(({ SuggestionList }) => ({ default: SuggestionList })),
)

const NONE = -1

/** The search with its suggestions: arrow keys move, Enter picks, Escape closes. */
export function GallerySearchBox() {
  const { t } = useTranslation('species')
  const {
    search: { search: asked },
    change,
  } = useGalleryAddress()
  const { draft, write, settle } = useSearchDraft(asked, (search) => change({ search }, { replace: true }))
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NONE)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  useFocusWhenSought(input)

  const canSuggest = isOpen && isSearchable(draft) && isSearchable(asked)
  const { data: suggestions = [], isSuccess } = useQuery({
    ...api.species.suggestions.queryOptions({ input: { search: asked } }),
    enabled: canSuggest,
  })
  const shows = canSuggest && isSuccess

  const close = () => {
    setOpen(false)
    setActive(NONE)
  }
  const pick = (text: string) => {
    settle(text)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key === 'Enter') pick(suggestions[active]?.text ?? draft)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setOpen(true)
    // One place more than there are suggestions: the one where none is highlighted.
    const places = suggestions.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  return (
    <div className="relative col-span-full flex min-w-0 flex-col gap-1.5 xl:col-span-1">
      <label htmlFor="search" className="text-xs font-semibold text-ink-2">
        {t('gallery.search.label')}
      </label>
      <div className="relative">
        <Search className="pointer-events-none absolute top-3.25 left-3 size-4.5 text-ink-3" />
        <input
          ref={input}
          id="search"
          type="text"
          inputMode="search"
          autoComplete="off"
          role="combobox"
          aria-expanded={shows}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shows && active !== NONE ? `${listId}-${active}` : undefined}
          placeholder={t('gallery.search.placeholder')}
          value={draft}
          onChange={(event) => {
            write(event.target.value)
            setOpen(true)
            setActive(NONE)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            settle(draft)
            close()
          }}
          className="h-11 w-full rounded-md border border-line-strong bg-surface pr-3 pl-9.5 text-ui text-ellipsis not-placeholder-shown:pr-11 placeholder:text-ink-3"
        />
        {draft !== '' && (
          <button
            type="button"
            aria-label={t('gallery.search.clear')}
            onClick={() => {
              pick('')
              input.current?.focus()
            }}
            className="absolute top-0 right-0 inline-flex size-11 items-center justify-center text-ink-3 hover:text-ink"
          >
            <X className="size-4.5" />
          </button>
        )}
      </div>
      {shows && (
        <Suspense>
          <SuggestionList
            id={listId}
            suggestions={suggestions}
            search={asked}
            active={active}
            onPick={pick}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The search sign in the header leads to `/gallery#search`: whoever comes that way wants to type. */
function useFocusWhenSought(input: { current: HTMLInputElement | null }) {
  const sought = useLocation({
    select: ({ hash, state }) => (hash === 'search' ? state.__TSR_key : undefined),
  })
  useEffect(() => {
    if (sought !== undefined) input.current?.focus()
  }, [sought, input])
}
