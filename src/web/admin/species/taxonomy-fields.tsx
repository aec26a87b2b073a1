import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { KINGDOMS } from '#contract/species-curation.ts'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { SelectField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useFamilies } from './family-field.tsx'
import { FormerNames } from './former-names.tsx'

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

/** What the families table says of the chosen family; edited there. Source: specification, document 3, section 2.6. */
function FamilyFacts() {
  const { t } = useTranslation('admin')
  const chosen = String(useWatch({ name: 'family' }) ?? '')
  const family = useFamilies().find(({ family_name }) => family_name.toLowerCase() === chosen.toLowerCase())
  const facts = [
    ['family', chosen],
    ['family_order', family?.order_name],
    ['family_class', family?.class],
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
