import { Autocomplete } from '@base-ui/react/autocomplete'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type SearchName, titleOf } from '#domain/search/search-entry.ts'
import type { SearchHit } from '#domain/search/search-hit.ts'
import type { SearchSection } from '#domain/search/search-sections.ts'
import { Highlighted } from '#web/components/highlighted.tsx'
import { SpeciesMark } from '#web/components/species-mark.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { POPUP_ITEM } from '#web/ui/popup.ts'
import { placeOf } from './hit-place.ts'

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

/** What a hit is called here and, where another of its names matched, which. */
function HitText({ hit, search }: { hit: SearchHit; search: string }) {
  const { t, i18n } = useTranslation('search')
  const countryName = useCountryName()
  const { entry, name } = hit
  const title = titleOf(entry, i18n.language) ?? name
  const shown = entry.kind === 'country' ? countryName(entry.id) : title.text
  const members = entry.species?.length ?? entry.species_count
  const scientific = entry.names.find(({ kind }) => kind === 'scientific_name')
  const isSpecies = scientific !== undefined && entry.kind === 'species'
  // A group has more words than one, and "whale" for whales needs no reason.
  const isOwnWord = entry.kind === 'group' && name.language === i18n.language
  const isShown = isOwnWord || name.kind === 'scientific_name' || isSame(name.text, shown)
  return (
    <>
      <span className="inline-flex items-center gap-2.5">
        {isSpecies && <SpeciesMark scientific_name={scientific.text} className="size-6 text-ink-2" />}
        <span className="inline-block font-medium first-letter:uppercase">
          <Highlighted
            text={shown}
            search={search}
            lang={entry.kind === 'country' ? undefined : title.language}
            isLatin={entry.kind === 'family'}
          />
        </span>
      </span>
      <span
        className={`flex flex-wrap items-baseline gap-x-2 text-xs text-ink-3 ${isSpecies ? 'pl-9 max-sm:w-full' : ''}`}
      >
        {!isShown && <Why name={name} search={search} />}
        {isSpecies && <Highlighted text={scientific.text} search={search} isLatin />}
        {members !== undefined && <span>{t('species', { count: members })}</span>}
      </span>
    </>
  )
}

const isSame = (name: string, shown: string) => name.toLowerCase() === shown.toLowerCase()

/** The name that matched, with its language where that is not the reader's, or with what kind of name it is. */
function Why({ name, search }: { name: SearchName; search: string }) {
  const { t, i18n } = useTranslation('search')
  const { kind, language } = name
  const isForeign = language !== null && language !== 'und' && language !== i18n.language
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' })
  return (
    <span>
      <span className="mr-1">{isForeign ? (languages.of(language) ?? language) : t(`why.${kind}`)}</span>
      <Highlighted
        text={name.text}
        search={search}
        lang={language}
        isLatin={kind === 'synonym' || kind === 'family'}
      />
    </span>
  )
}
