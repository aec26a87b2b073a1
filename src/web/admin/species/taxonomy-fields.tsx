import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PICKER_SIZE } from '#contract/curated-records.ts'
import type { AcceptedAtSource } from '#contract/names-at-source.ts'
import { KINGDOMS } from '#contract/species-curation.ts'
import { nameKey } from '#domain/names/stored-name.ts'
import { SpeciesName } from '#web/components/species-name.tsx'
import { SelectField } from '#web/forms/choice-fields.tsx'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { TextField } from '#web/forms/text-fields.tsx'
import { adminApi } from '../admin-api.ts'
import { fromFormOf } from '../records/come-from.ts'
import { useFamilies } from './family-field.tsx'

export function TaxonomyFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <FieldGroup>
        <SelectField name="kingdom" options={KINGDOMS.map((value) => ({ value, label: value }))} required />
        <TextField name="phylum" required />
        <TextField name="class" required />
        <TextField name="order_name" required />
        <TextField name="genus" latin required />
        <TextField name="species_name" latin required hint={t('hints.species_name')} />
      </FieldGroup>
      <FamilyFacts />
      <FormerNames />
    </>
  )
}

/** The chosen family in the families table, where it is edited. Source: specification, document 3, section 2.6. */
function FamilyFacts() {
  const { t } = useTranslation('admin')
  const chosen = String(useWatch({ name: 'family' }) ?? '')
  const families = useFamilies()
  const family = families.find(({ family_name }) => nameKey(family_name) === nameKey(chosen))
  const accepted: AcceptedAtSource | undefined = useWatch({ name: 'accepted' })
  const isNew =
    families.length > 0 && family === undefined && nameKey(accepted?.fields.family ?? '') === nameKey(chosen)
  const created = isNew ? accepted?.fields : undefined
  const facts = [
    ['family', isNew && chosen !== '' ? t('species.newFamily', { name: chosen }) : chosen],
    ['family_order', family?.order_name ?? created?.order_name],
    ['family_class', family?.class ?? created?.class],
    ['family_description', family?.description],
  ] as const
  const known = facts.filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-h3 font-[650]">{t('species.family')}</h2>
      <dl className="grid gap-x-5 gap-y-2 rounded-md bg-sunken px-4 py-3 text-sm md:grid-cols-2">
        {known.map(([name, value]) => (
          <div key={name} className={name === 'family_description' ? 'md:col-span-2' : undefined}>
            <dt className="text-xs font-semibold text-ink-2">{t(`fields.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Other scientific names, which trade records and searches match too; the former name of a renamed species is one. */
function FormerNames() {
  const { t } = useTranslation('admin')
  const { id } = useParams({ strict: false })
  const { data } = useQuery({
    ...adminApi.species_synonyms.page.queryOptions({ input: { species_id: id, size: PICKER_SIZE } }),
    enabled: id !== undefined,
  })
  if (id === undefined) return <p className="text-sm text-ink-3">{t('species.synonyms.afterSaving')}</p>

  return (
    <section>
      <h2 className="mb-2 text-h3 font-[650]">{t('species.synonyms.title')}</h2>
      {data?.rows.length === 0 && <p className="text-sm text-ink-2">{t('species.synonyms.none')}</p>}
      <ul className="text-sm">
        {data?.rows.map((row) => (
          <li key={row.id} className="flex min-h-9 flex-wrap items-center gap-x-3">
            <Link to="/admin/$records/$id/edit" params={{ records: 'species-synonyms', id: row.id }}>
              <SpeciesName name={row.synonym} />
            </Link>
            <span className="text-ink-3">{t(`synonymKinds.${row.kind}`)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">
        <Link to="/admin/$records/create" params={{ records: 'species-synonyms' }} search={fromFormOf(id)}>
          {t('species.synonyms.add')}
        </Link>
      </p>
    </section>
  )
}
