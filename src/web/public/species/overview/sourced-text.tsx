import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { UncheckedMark } from './unchecked-mark.tsx'

/** Texts of a species that carry a source of their own. */
type TextField =
  | 'description'
  | 'threats_overview'
  | 'habitat_description'
  | 'movement_patterns'
  | 'conservation_overview'
  | 'use_and_trade'
  | 'population_size'
  | 'generation_length'
  | 'population_trend'

interface SourcedTextProps {
  /** What the fact is called. */
  name: string
  species: SpeciesDetail
  field: TextField
  /** What stands there when nothing is known. */
  missing: string
  className?: string
  /** The text in words, where it is stored as a figure or a code. */
  words?: (text: string) => string
}

/** A fact about the species, or the statement that there is none; with its mark while nobody has checked it. */
export function SourcedText({ name, species, field, missing, className, words = String }: SourcedTextProps) {
  const { t } = useTranslation('species')
  const text = species[field]
  const origin = species.field_sources.find((one) => one.field === field)
  if (!text) return <p className={`${className ?? ''} text-ink-3`}>{missing}</p>

  return (
    <>
      <p lang="en" className={className}>
        <GlossaryText>{words(text)}</GlossaryText>
        {origin?.year && !text.includes(String(origin.year)) && (
          <span className="text-ink-3"> ({t('detail.asOf', { year: origin.year })})</span>
        )}
        {origin?.checked && origin.source && (
          <>
            {' '}
            <InfoSign label={t('detail.sourceOf', { name })}>{origin.source}</InfoSign>
          </>
        )}
      </p>
      {origin && !origin.checked && <UncheckedMark source={origin.source} />}
    </>
  )
}
