import { useTranslation } from 'react-i18next'
import type { NameProposal } from '#contract/names-at-source.ts'
import type { TaxonField } from '#domain/species/taxon-fields.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { useDayText } from '#web/forms/use-day-text.ts'
import { OutboundLink } from '#web/ui/outbound-link.tsx'
import { ProposedValues } from './proposed-values.tsx'
import { useAccepted } from './use-accepted.ts'

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
