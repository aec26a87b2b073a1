import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import type { LocalizedText } from '#domain/translations/localized-text.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { TranslatedText } from '#web/translations/translated-text.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { UncheckedMark } from './unchecked-mark.tsx'

/** Threats that editors entered one by one. */
export function Threats({ species: { id: species_id, threats } }: { species: SpeciesDetail }) {
  const localize = useSpeciesTexts(species_id)
  if (threats.length === 0) return null
  return (
    <ul className="mt-3 max-w-read first:mt-0">
      {threats.map(({ id, threat, severity, description, ...provenance }) => (
        <Entered
          key={id}
          name={<TranslatedText localized={localize({ record_id: id, field: 'threat' }, threat)} />}
          kind={severity}
          note={description ? localize({ record_id: id, field: 'description' }, description) : null}
          {...provenance}
        />
      ))}
    </ul>
  )
}

/** Parts of the range that editors entered one by one. */
export function EnteredRanges({ species }: { species: SpeciesDetail }) {
  const countryName = useCountryName()
  const localize = useSpeciesTexts(species.id)
  const ranges = species.distribution_ranges
  if (ranges.length === 0) return null
  return (
    <ul className="mt-3 max-w-read first:mt-0">
      {ranges.map(({ id, country_code, region, presence, notes, ...provenance }) => (
        <Entered
          key={id}
          name={
            <>
              {country_code && countryName(country_code)}
              {country_code && region && ', '}
              {region && <TranslatedText localized={localize({ record_id: id, field: 'region' }, region)} />}
            </>
          }
          kind={presence}
          note={notes ? localize({ record_id: id, field: 'notes' }, notes) : null}
          {...provenance}
        />
      ))}
    </ul>
  )
}

interface EnteredProps {
  name: ReactNode
  /** How severe, or how present: a word in English. */
  kind: string | null
  note: LocalizedText | null
  source: string | null
  checked: boolean
}

function Entered({ name, kind, note, ...provenance }: EnteredProps) {
  const { t } = useTranslation('species')
  const { source, checked } = provenance
  return (
    <li className="border-line py-2 not-first:border-t">
      <b className="font-semibold">{name}</b>
      {kind && (
        <span lang={FALLBACK_LANGUAGE} className="text-ink-2">
          {' '}
          ({kind})
        </span>
      )}
      <UncheckedMark {...provenance} />
      {note && (
        <span className="block text-sm text-ink-2">
          <TranslatedText localized={note} />
        </span>
      )}
      {checked && source && (
        <span className="block text-2xs text-ink-3">
          <Quoting english={[source]}>{t('detail.sourceOf', { name: source })}</Quoting>
        </span>
      )}
    </li>
  )
}
