import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AcceptedAtSource, NameProposal } from '#contract/names-at-source.ts'
import type { TaxonField, TaxonValues } from '#domain/species/taxon-fields.ts'

const WRITTEN = { shouldDirty: true, shouldValidate: true } as const

/**
 * What of a proposal was accepted. It is part of the form and saved with it; an accepted value of a field is written into
 * the field as well. Nothing is accepted before somebody says so.
 */
export function useAccepted(proposal: NameProposal) {
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
