import { Autocomplete } from '@base-ui/react/autocomplete'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearchable, searchWords } from '#domain/names/search-text.ts'
import { searchEntries } from '#domain/search/search-entries.ts'
import { searchSections } from '#domain/search/search-sections.ts'
import { SectionFailure } from '#web/components/section-failure.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SEARCH_INPUT, SearchFrame } from '#web/ui/search-field.tsx'
import { LoadingNote, Skeleton } from '#web/ui/skeleton.tsx'
import { SEARCH_ID } from './header-search.tsx'
import { placeOf } from './hit-place.ts'
import { SearchResults } from './search-results.tsx'
import { letSlashOpen, slashOpens } from './slash-key.ts'
import { useEntriesFor, useSiteEntries } from './use-site-entries.ts'

interface SearchPanelProps {
  draft: string
  onWrite: (text: string) => void
  onClose: () => void
}

/** The field and what it finds; the first hit is highlighted from the start, so that Enter leads there. */
export function SearchPanel({ draft, onWrite, onClose }: SearchPanelProps) {
  const { t, i18n } = useTranslation(['search', 'common'])
  const { entries, error, isPending, refetch } = useSiteEntries(draft)
  const submit = useSubmit(draft)
  const sections = useMemo(
    () => searchSections(entries, draft, i18n.language),
    [entries, draft, i18n.language],
  )
  const isAsked = isSearchable(draft)

  return (
    <CSPProvider disableStyleElements>
      <Autocomplete.Root
        inline
        open
        autoHighlight="always"
        items={sections}
        filter={null}
        itemToStringValue={({ name }) => name.text}
        value={draft}
        onValueChange={(text, { reason }) => reason !== 'item-press' && onWrite(text)}
      >
        <form className="flex items-end gap-1 p-4 pr-2 pb-3" onSubmit={submit}>
          <div className="min-w-0 flex-1">
            <SearchFrame
              id={SEARCH_ID}
              label={t('label')}
              clearLabel={t('clear')}
              value={draft}
              onClear={() => onWrite('')}
            >
              <Autocomplete.Input
                id={SEARCH_ID}
                inputMode="search"
                placeholder={t('placeholder')}
                className={SEARCH_INPUT}
              />
            </SearchFrame>
          </div>
          <IconButton label={t('common:actions.close')} onClick={onClose}>
            <X className="size-5" />
          </IconButton>
        </form>
        <div className="min-h-0 flex-1 overflow-y-auto border-t border-line px-2 py-2">
          {!isAsked && <p className="px-2.5 py-2 text-sm text-ink-2">{t('hint')}</p>}
          {isAsked && error && <SectionFailure problem={error} onRetry={refetch} />}
          {isAsked && isPending && (
            <>
              <LoadingNote />
              <Skeleton className="m-2.5 h-16" />
            </>
          )}
          <SearchResults
            sections={sections}
            isEmpty={isAsked && !isPending && !error}
            term={searchWords(draft)}
          />
        </div>
        <SlashChoice />
      </Autocomplete.Root>
    </CSPProvider>
  )
}

/** Enter where nothing is highlighted: before the index has come it is waited for; what nothing matches is sought in the gallery. */
function useSubmit(draft: string) {
  const { i18n } = useTranslation()
  const navigate = useNavigate()
  const entriesFor = useEntriesFor()
  return async (event: FormEvent) => {
    event.preventDefault()
    if (!isSearchable(draft)) return
    const [first] = searchEntries(await entriesFor(draft), draft, i18n.language)
    await navigate(
      first
        ? placeOf(first.entry, i18n.language)
        : { to: '/gallery', search: { search: searchWords(draft) } },
    )
  }
}

/** Keys of one character must be possible to switch off (WCAG 2.1.4). */
function SlashChoice() {
  const { t } = useTranslation('search')
  const [isOn, setOn] = useState(slashOpens)
  return (
    <label className="flex min-h-11 items-center gap-2.5 border-t border-line px-4 text-xs text-ink-2 max-sm:hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          letSlashOpen(target.checked)
          setOn(target.checked)
        }}
        className="size-4 accent-accent"
      />
      {t('slash')}
    </label>
  )
}
