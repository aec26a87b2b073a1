import type { ComponentProps } from 'react'
import type { TRANSLATED_FIELDS } from '#domain/translations/translated-fields.ts'
import { useSpeciesTexts } from '#web/translations/use-species-texts.ts'
import { SourcedFact } from './sourced-fact.tsx'

type SourcedTextProps = Omit<ComponentProps<typeof SourcedFact>, 'localized'> & {
  field: (typeof TRANSLATED_FIELDS)['species'][number]
}

/** What is told of the species, in the reader's language where it is translated. */
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
