import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { AcceptedAtSource, NameProposal } from '#contract/names-at-source.ts'
import type { TaxonField, TaxonValues } from '#domain/species/taxon-fields.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useDayText } from '#web/forms/use-day-text.ts'
import { OutboundLink } from '#web/ui/outbound-link.tsx'
import { ProposedValues } from './proposed-values.tsx'

/** What the name service knows about a species, to be accepted value by value. */
export function Proposal({ proposal }: { proposal: NameProposal }) {
  const { t } = useTranslation(['admin', 'species'])
  const dayText = useDayText()
  const { accepted, setFields, setSynonyms, setCommonNames } = useAccepted(proposal)
  const fields = Object.keys(proposal.fields) as TaxonField[]
  const keyOf = ({ name, iso_639 }: { name: string; iso_639: string | null }) => `${iso_639} ${name}`

  return (
    <div className="grid gap-3">
      {proposal.accepted_name !== null && (
        <p className="text-sm">{t('source.synonymOf', { name: proposal.accepted_name })}</p>
      )}
      <ProposedValues
        title={t('source.fields')}
        values={fields}
        keyOf={(field) => field}
        accepted={Object.keys(accepted.fields)}
        onAccept={(keys) => setFields(fields.filter((field) => keys.includes(field)))}
      >
        {(field) => (
          <>
            <span className="text-ink-2">{t(`fields.${field}`)}:</span> {proposal.fields[field]}
            {field === 'family' && proposal.family_is_new && (
              <span className="block text-xs text-ink-2">{t('source.newFamily')}</span>
            )}
          </>
        )}
      </ProposedValues>
      <ProposedValues
        title={t('records.common_names.title')}
        values={proposal.common_names}
        keyOf={keyOf}
        isRecorded={({ recorded }) => recorded}
        accepted={accepted.common_names.map(keyOf)}
        onAccept={(keys) =>
          setCommonNames(
            proposal.common_names
              .filter((name) => keys.includes(keyOf(name)))
              .map(({ name, language, iso_639 }) => ({ name, language, iso_639 })),
          )
        }
      >
        {({ name, language }) => (
          <>
            {name} <span className="text-ink-3">{t(`species:languages.${language}`)}</span>
          </>
        )}
      </ProposedValues>
      <ProposedValues
        title={t('records.species_synonyms.title')}
        values={proposal.synonyms}
        keyOf={({ synonym }) => synonym}
        isRecorded={({ recorded }) => recorded}
        accepted={accepted.synonyms}
        onAccept={setSynonyms}
      >
        {({ synonym }) => <SpeciesName name={synonym} />}
      </ProposedValues>
      <p className="flex flex-wrap items-center gap-x-3 border-t border-line pt-2 text-xs text-ink-3">
        {t('source.origin', { day: dayText(proposal.retrieved) })}
        <OutboundLink href={proposal.url}>{t('source.open')}</OutboundLink>
      </p>
    </div>
  )
}

const WRITTEN = { shouldDirty: true, shouldValidate: true } as const

/**
 * What of a proposal was accepted. It is part of the form and saved with it; an accepted value of a field is written into
 * the field as well. Nothing is accepted before somebody says so.
 */
function useAccepted(proposal: NameProposal) {
  const { getValues, setValue } = useFormContext()
  const { name, source } = proposal
  const stored: AcceptedAtSource | undefined = useWatch({ name: 'accepted' })
  const nothing: AcceptedAtSource = { name, source, fields: {}, synonyms: [], common_names: [] }
  const accepted = stored?.source === source ? stored : nothing
  const before = useRef<Record<string, unknown>>({})
  const accept = (changed: Partial<AcceptedAtSource>) =>
    setValue('accepted', { ...accepted, ...changed }, { shouldDirty: true })

  const setFields = (chosen: readonly TaxonField[]) => {
    const known = Object.entries(proposal.fields) as [TaxonField, string][]
    for (const [field, value] of known) {
      const was = accepted.fields[field] !== undefined
      const is = chosen.includes(field)
      if (is && !was) before.current[field] = getValues(field)
      if (is && !was) setValue(field, value, WRITTEN)
      // A value that was written over since then stays.
      if (was && !is && getValues(field) === value) setValue(field, before.current[field] ?? '', WRITTEN)
    }
    const fields: TaxonValues = Object.fromEntries(known.filter(([field]) => chosen.includes(field)))
    accept({ fields })
  }
  return {
    accepted,
    setFields,
    setSynonyms: (synonyms: string[]) => accept({ synonyms }),
    setCommonNames: (common_names: AcceptedAtSource['common_names']) => accept({ common_names }),
  }
}
