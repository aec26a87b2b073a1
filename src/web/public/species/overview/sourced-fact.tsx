import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { LocalizedText } from '#domain/translations/localized-text.ts'
import type { TRANSLATED_FIELDS } from '#domain/translations/translated-fields.ts'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { Translated } from '#web/translations/translated.tsx'
import { UncheckedTranslation } from '#web/translations/unchecked-translation.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { NoteMarks } from './text-sources.tsx'
import { UncheckedMark } from './unchecked-mark.tsx'

interface SourcedFactProps {
  /** What the fact is called. */
  name: string
  species: SpeciesDetail
  /** The field that its source is stored under. */
  field: string
  /** Null where it is not known. */
  localized: LocalizedText | null
  /** Shown where it is not known. */
  missing: string
  className?: string
}

/** A fact with its sources, marked while it is unchecked. */
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
      {origin && <UncheckedMark {...origin} />}
      <UncheckedTranslation localized={localized} />
    </>
  )
}

type SourcedTextProps = Omit<ComponentProps<typeof SourcedFact>, 'localized'> & {
  field: (typeof TRANSLATED_FIELDS)['species'][number]
}

/** A text of the species in the reader's language, where it is translated. */
export function SourcedText(props: SourcedTextProps) {
  const { species, field } = props
  const localize = useSpeciesTexts(species.id)
  const english = species[field]
  return (
    <SourcedFact
      {...props}
      localized={english ? localize({ record_id: species.id, field }, english) : null}
    />
  )
}
