import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '#web/forms/field-group.tsx'
import { FormTabs } from '#web/forms/form-tabs.tsx'
import { TextField } from '#web/forms/text-fields.tsx'
import { BasicFields } from './basic-fields.tsx'
import { ChecklistPanel } from './checklist-panel.tsx'
import { SourcedTextField } from './sourced-text-field.tsx'
import { SPECIES_FORM_TABS, type SpeciesFormTab, speciesFormTab, tabOfField } from './species-tabs.ts'
import { TaxonomyFields } from './taxonomy-fields.tsx'

const PANELS: Record<SpeciesFormTab, () => ReactNode> = {
  checklist: ChecklistPanel,
  basic: BasicFields,
  taxonomy: TaxonomyFields,
  description: DescriptionFields,
  conservation: ConservationFields,
}
const TABS = Object.keys(SPECIES_FORM_TABS) as SpeciesFormTab[]

/** The fields of a species on five tabs. */
export function SpeciesFields() {
  const { t } = useTranslation('admin')
  const { tab } = useSearch({ strict: false })
  const { errors } = useFormState()
  return (
    <FormTabs
      label={t('species.tabs.label')}
      tabs={TABS}
      shown={speciesFormTab(tab)}
      wrong={Object.keys(errors).flatMap((field) => tabOfField(field) ?? [])}
      wordsOf={(tab) => t(`species.tabs.${tab}`)}
      panelOf={(tab) => {
        const Panel = PANELS[tab]
        return <Panel />
      }}
    />
  )
}

function ConservationFields() {
  return (
    <FieldGroup>
      <SourcedTextField name="threats_overview" rows={5} />
      <SourcedTextField name="conservation_overview" rows={5} />
      <SourcedTextField name="use_and_trade" rows={5} />
    </FieldGroup>
  )
}

function DescriptionFields() {
  return (
    <FieldGroup>
      <SourcedTextField name="description" rows={6} />
      <SourcedTextField name="habitat_description" rows={4} />
      <TextField name="population_size" />
      <TextField name="generation_length" />
      <SourcedTextField name="movement_patterns" rows={4} />
    </FieldGroup>
  )
}
