import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { LocalizedText } from '#domain/translations/localized-text.ts'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { Translated } from '#web/translations/translated.tsx'
import { UncheckedTranslation } from '#web/translations/unchecked-translation.tsx'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { NoteMarks } from './note-marks.tsx'
import { UncheckedMark } from './unchecked-mark.tsx'

interface SourcedFactProps {
  /** What the fact is called. */
  name: string
  species: SpeciesDetail
  /** Under which its source is kept. */
  field: string
  /** Null where nothing is known. */
  localized: LocalizedText | null
  /** What stands there then. */
  missing: string
  className?: string
}

/** A fact about the species, or the statement that there is none; with its mark while nobody has checked it. */
export function SourcedFact({ name, species, field, localized, missing, className }: SourcedFactProps) {
  const { t } = useTranslation('species')
  const origin = species.field_sources.find((one) => one.field === field)
  if (localized === null) return <p className={`${className ?? ''} text-ink-3`}>{missing}</p>

  return (
    <>
      <p className={className}>
        <Translated localized={localized}>
          <GlossaryText language={localized.language}>{localized.text}</GlossaryText>
        </Translated>
        <NoteMarks notes={species.text_notes} field={field} />
        {origin?.year && !localized.text.includes(String(origin.year)) && (
          <span className="text-ink-3"> ({t('detail.asOf', { year: origin.year })})</span>
        )}
        {origin?.checked && origin.source && (
          <>
            {' '}
            <InfoSign label={t('detail.sourceOf', { name })}>
              <span lang="en">{origin.source}</span>
            </InfoSign>
          </>
        )}
      </p>
      {origin && !origin.checked && <UncheckedMark source={origin.source} />}
      <UncheckedTranslation localized={localized} />
    </>
  )
}
