import { Search, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchDraft } from '../use-search-draft.ts'
import { useGlossaryAddress } from './use-glossary-address.ts'

/** Finds terms by their words, their acronym and their definition. */
export function GlossarySearchBox() {
  const { t } = useTranslation('conservation')
  const { search, seek } = useGlossaryAddress()
  const { draft, write, settle } = useSearchDraft(search, seek)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  return (
    <div className="relative">
      <label htmlFor={id} className="heard-only">
        {t('glossary.search.label')}
      </label>
      <Search className="pointer-events-none absolute top-3.25 left-3 size-4.5 text-ink-3" />
      <input
        ref={input}
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        placeholder={t('glossary.search.placeholder')}
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={({ key }) => key === 'Enter' && settle(draft)}
        onBlur={() => settle(draft)}
        className="h-11 w-full rounded-md border border-line-strong bg-surface pr-3 pl-9.5 text-ui text-ellipsis not-placeholder-shown:pr-11 placeholder:text-ink-3"
      />
      {draft !== '' && (
        <button
          type="button"
          aria-label={t('glossary.search.clear')}
          onClick={() => {
            settle('')
            input.current?.focus()
          }}
          className="absolute top-0 right-0 inline-flex size-11 items-center justify-center text-ink-3 hover:text-ink"
        >
          <X className="size-4.5" />
        </button>
      )}
    </div>
  )
}
