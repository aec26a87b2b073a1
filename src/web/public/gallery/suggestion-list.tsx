import { useTranslation } from 'react-i18next'
import type { Suggestion } from '#contract/gallery-contract.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { POPUP } from '#web/ui/popup.ts'
import { Highlighted } from './highlighted.tsx'

interface SuggestionListProps {
  id: string
  suggestions: readonly Suggestion[]
  search: string
  active: number
  onPick: (text: string) => void
}

/** The names that contain what was typed, or a sentence that none does. */
export function SuggestionList({ id, suggestions, search, active, onPick }: SuggestionListProps) {
  const { t } = useTranslation('species')
  return (
    <div className={`${POPUP} absolute inset-x-0 top-full z-30 mt-1 max-h-96 overflow-y-auto p-1.25`}>
      {suggestions.length === 0 ? (
        <div role="status" className="px-2.5 py-2 text-sm">
          <p>{t('gallery.search.none', { term: search })}</p>
          <p className="text-ink-3">{t('gallery.search.hint')}</p>
        </div>
      ) : (
        <span role="status" className="sr-only">
          {t('gallery.search.found', { count: suggestions.length })}
        </span>
      )}
      <div id={id} role="listbox" aria-label={t('gallery.search.suggestions')}>
        {suggestions.map(({ text, kind, iso_639, scientific_name }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, where the focus stays
          // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option; none takes the focus
          <div
            key={`${kind} ${text}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(text)}
            className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-4 rounded-sm px-2.5 py-1.5 text-sm hover:bg-tint aria-selected:bg-tint"
          >
            <Highlighted
              text={text}
              search={search}
              lang={iso_639}
              isLatin={kind === 'scientific_name' || kind === 'synonym'}
            />
            <span className="text-xs text-ink-3">
              {kind === 'common_name' && scientific_name ? (
                <SpeciesName name={scientific_name} className="text-sm" />
              ) : (
                t(`gallery.search.kind.${kind}`)
              )}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
