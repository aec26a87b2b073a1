import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { LocalizedText } from '#domain/translations/localized-text.ts'
import type { TRANSLATED_FIELDS } from '#domain/translations/translated-fields.ts'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'
import { Translated, TranslationNote } from '#web/translations/translated-text.tsx'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { InfoSign } from '#web/ui/caveat-sign.tsx'
import { UncheckedSign } from '#web/ui/unchecked-sign.tsx'
import { NoteMarks } from './text-sources.tsx'

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

/** A fact with its sources, and one sign that opens on where it comes from. */
export function SourcedFact({ name, species, field, localized, missing, className }: SourcedFactProps) {
  const { t } = useTranslation('species')
  const origin = species.field_sources.find((one) => one.field === field)
  if (localized === null) return <p className={`${className ?? ''} text-ink-3`}>{missing}</p>

  return (
    <p className={className}>
      <Translated localized={localized}>
        <GlossaryText language={localized.language}>{localized.text}</GlossaryText>
      </Translated>
      <NoteMarks notes={species.text_notes} field={field} />
      {origin?.year && !localized.text.includes(String(origin.year)) && (
        <span className="text-ink-3"> ({t('detail.asOf', { year: origin.year })})</span>
      )}
      <OriginSign name={name} origin={origin} localized={localized} />
    </p>
  )
}

interface OriginSignProps extends Pick<SourcedFactProps, 'name'> {
  origin: SpeciesDetail['field_sources'][number] | undefined
  localized: LocalizedText
}

/** The source of a fact and its translator; '?' where one of them is unchecked and most are not. */
function OriginSign({ name, origin, localized }: OriginSignProps) {
  const { t } = useTranslation('species')
  const isUnchecked = origin?.checked === false
  const isTranslationUnchecked = localized.translation?.checked === false
  if (!origin?.source && !isUnchecked && !isTranslationUnchecked) return null
  const isMarked = isUnchecked || localized.translation?.stands_out
  const Sign = isMarked ? UncheckedSign : InfoSign
  const label = t('detail.sourceOf', { name })
  return (
    <>
      {' '}
      <Sign label={isUnchecked ? `${label} (${t('unchecked')})` : label}>
        {isUnchecked && <span className="mb-1 block">{t('uncheckedSource')}</span>}
        {origin?.source && <span lang="en">{origin.source}</span>}
        <TranslationNote localized={localized} />
      </Sign>
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
