import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ArticleTable } from '#contract/article-edit-contract.ts'
import { CMS_APPENDICES } from '#domain/listings/appendix.ts'
import { CheckboxField } from '#web/forms/checkbox-field.tsx'
import { DateField } from '#web/forms/date-field.tsx'
import { useFieldPath } from '#web/forms/field-scope.ts'
import { SelectField } from '#web/forms/select-field.tsx'
import { TextAreaField } from '#web/forms/text-area-field.tsx'
import { NumberField, TextField } from '#web/forms/text-field.tsx'
import { IssuerField } from '../listings/issuer-field.tsx'
import { SuspendedCountryField } from '../listings/suspended-country-field.tsx'

/** The fields of one row, by table. */
export const ROW_FIELDS: Record<ArticleTable, () => ReactNode> = {
  cms_listings: ListingFields,
  cms_assessments: AssessmentFields,
  cites_trade_suspensions: SuspensionFields,
}

function ListingFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <SelectField
        name="appendix"
        options={CMS_APPENDICES.map((value) => ({ value, label: value }))}
        required
      />
      <DateField name="listing_date" required />
      <CheckboxField name="is_current" hint={t('hints.one_current')} />
      <TextField name="agreement" />
      <SourceFields />
      <TextAreaField name="notes" rows={2} />
      <ListingLink />
    </>
  )
}

/** Leads to the form of the listing, which has its range; a new listing has no form before it is saved. */
function ListingLink() {
  const { t } = useTranslation('admin')
  const id: string | undefined = useWatch({ name: useFieldPath('id') })
  if (!id) return null
  return (
    <Link
      to="/admin/$records/$id/edit"
      params={{ records: 'cms-listings', id }}
      className="text-sm text-accent underline md:col-span-2 xl:col-span-4"
    >
      {t('articleEdit.moreOfListing')}
    </Link>
  )
}

function AssessmentFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextField name="status" hint={t('hints.cms_status')} required />
      <NumberField name="year_published" required />
      <CheckboxField name="is_latest" hint={t('hints.one_latest_of_species')} />
      <SourceFields />
      <TextAreaField name="assessment_notes" rows={2} />
    </>
  )
}

function SuspensionFields() {
  const { t } = useTranslation('admin')
  return (
    <>
      <SuspendedCountryField />
      <TextField name="country_name" hint={t('hints.suspended_country_name')} />
      <IssuerField />
      <DateField name="suspension_start_date" required />
      <DateField name="suspension_end_date" hint={t('hints.open_end')} />
      <CheckboxField name="is_active" />
      <DateField name="confirmed_on" hint={t('hints.confirmed_on')} />
      <TextField name="reason" />
      <SourceFields />
      <TextAreaField name="notes" rows={2} />
    </>
  )
}

function SourceFields() {
  return (
    <>
      <TextField name="source" />
      <CheckboxField name="checked" />
    </>
  )
}
