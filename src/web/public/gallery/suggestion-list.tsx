import { Autocomplete } from '@base-ui/react/autocomplete'
import { useTranslation } from 'react-i18next'
import type { Suggestion } from '#contract/gallery-contract.ts'
import { Highlighted } from '#web/components/highlighted.tsx'
import { SpeciesName } from '#web/components/species-name.tsx'
import { POPUP, POPUP_ITEM } from '#web/ui/popup.ts'

/** The names that contain what was typed, or a sentence that none does. */
export function SuggestionList({
  suggestions,
  search,
}: {
  suggestions: readonly Suggestion[]
  search: string
}) {
  const { t } = useTranslation('species')
  return (
    <div className={`${POPUP} absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto p-1.25`}>
      <Autocomplete.Status className="sr-only">
        {suggestions.length > 0 && t('gallery.search.found', { count: suggestions.length })}
      </Autocomplete.Status>
      <Autocomplete.Empty className="px-2.5 text-sm not-empty:py-2">
        <p>{t('gallery.search.none', { term: search })}</p>
        <p className="text-ink-3">{t('gallery.search.hint')}</p>
      </Autocomplete.Empty>
      {suggestions.some(({ nearest }) => nearest) && (
        <p className="px-2.5 py-1.5 text-sm text-ink-3">{t('gallery.search.nearest')}</p>
      )}
      <Autocomplete.List aria-label={t('gallery.search.suggestions')}>
        {(suggestion: Suggestion) => (
          <Autocomplete.Item
            key={`${suggestion.kind} ${suggestion.text}`}
            value={suggestion}
            className={`${POPUP_ITEM} min-h-11 flex-wrap justify-between gap-x-4`}
          >
            <SuggestionText suggestion={suggestion} search={search} />
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </div>
  )
}

function SuggestionText({ suggestion, search }: { suggestion: Suggestion; search: string }) {
  const { t } = useTranslation('species')
  const { text, kind, iso_639, scientific_name } = suggestion
  const isLatin = kind === 'scientific_name' || kind === 'synonym'
  const isNamed = kind === 'common_name' || kind === 'group' || kind === 'key_word'
  return (
    <>
      <Highlighted text={text} search={search} lang={iso_639} isLatin={isLatin} />
      <span className="text-xs text-ink-3">
        {isNamed && scientific_name ? (
          <SpeciesName name={scientific_name} className="text-sm" />
        ) : (
          t(`gallery.search.kind.${kind}`)
        )}
      </span>
    </>
  )
}
