import { Ban, PackageCheck, Scale, ShieldOff, Waypoints } from 'lucide-react'
import type {
  citesExportQuotaInput,
  citesListingInput,
  citesReservationInput,
  citesTradeSuspensionInput,
  cmsListingInput,
} from '#contract/listings-curation.ts'
import { CitesBadge, CmsBadge } from '#web/ui/appendix-badge.tsx'
import { NumberCell } from '../records/cells.tsx'
import {
  COUNTRY_COLUMN,
  choiceColumn,
  dayColumn,
  markColumn,
  OptionCell,
  OWNER_COLUMN,
  plainColumn,
} from '../records/kind-columns.tsx'
import { PredecessorField } from '../records/predecessor-field.tsx'
import { CountryField, OwnerField } from '../records/record-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'
import { SUSPENSION_FIELDS } from './suspension-fields.ts'

/** Source: specification, document 3, section 2.7. */
export const citesListingsKind: RecordKind<typeof citesListingInput> = {
  Icon: Scale,
  blank: () => ({ is_current: false, covers: 'species' }),
  nameOf: ({ species, appendix, listing_date }) => `${species?.scientific_name} ${appendix} ${listing_date}`,
  columns: [
    OWNER_COLUMN,
    { key: 'appendix', cell: ({ appendix }) => <CitesBadge appendix={appendix} /> },
    dayColumn('listing_date'),
    dayColumn('end_date'),
    markColumn('status', 'is_current', 'current', 'historical'),
  ],
  fields: [
    OwnerField,
    { name: 'appendix', as: 'choice', none: 'choose', required: true },
    { name: 'listing_date', as: 'day', required: true, hint: 'first_day_in_force' },
    { name: 'end_date', as: 'day', hint: 'last_day_in_force' },
    { name: 'is_current', as: 'mark', hint: 'several_current' },
    () => <PredecessorField topic="cites_listings" />,
  ],
  moreFields: {
    title: 'covered',
    fields: [
      { name: 'covers', as: 'choice' },
      { name: 'population_identifier', hint: 'population_identifier' },
      { name: 'listed_under', hint: 'listed_under' },
      { name: 'cop_listing' },
      { name: 'notes', as: 'longText', hint: 'annotation' },
    ],
  },
}

export const cmsListingsKind: RecordKind<typeof cmsListingInput> = {
  Icon: Waypoints,
  // A new listing begins as appendix II, of today, not current: document 3, section 4.
  blank: ({ today }) => ({
    appendix: 'II',
    listing_date: today,
    is_current: false,
    native_distribution: [],
    introduced_distribution: [],
    extinct_distribution: [],
    uncertain_distribution: [],
    uncategorised_distribution: [],
  }),
  nameOf: ({ species, appendix, listing_date }) =>
    [species?.scientific_name, appendix, listing_date].filter(Boolean).join(' '),
  columns: [
    OWNER_COLUMN,
    { key: 'appendix', cell: ({ appendix }) => <CmsBadge appendix={appendix} /> },
    dayColumn('listing_date'),
    markColumn('status', 'is_current', 'current', 'historical'),
  ],
  fields: [
    OwnerField,
    { name: 'appendix', as: 'choice', required: true },
    { name: 'listing_date', as: 'day', hint: 'date_unknown' },
    { name: 'is_current', as: 'mark' },
    () => <PredecessorField topic="cms_listings" />,
    { name: 'agreement' },
    { name: 'listed_under', hint: 'listed_under' },
  ],
  moreFields: {
    title: 'range',
    fields: [
      { name: 'native_distribution', as: 'list', hint: 'country_codes' },
      { name: 'introduced_distribution', as: 'list' },
      { name: 'extinct_distribution', as: 'list' },
      { name: 'uncertain_distribution', as: 'list' },
      { name: 'uncategorised_distribution', as: 'list' },
      { name: 'notes', as: 'longText' },
    ],
  },
}

export const tradeSuspensionsKind: RecordKind<typeof citesTradeSuspensionInput> = {
  Icon: Ban,
  // A new suspension begins without a country, of today, active: document 3, section 4.
  blank: ({ today }) => ({ issued_by: 'cites', suspension_start_date: today, is_active: true }),
  nameOf: ({ species, suspension_start_date }) => `${species?.scientific_name} ${suspension_start_date}`,
  columns: [
    OWNER_COLUMN,
    {
      key: 'country',
      cell: ({ country_id, country_name }) =>
        country_name ?? <OptionCell topic="countries" id={country_id} />,
    },
    dayColumn('start_date', 'suspension_start_date'),
    dayColumn('end_date', 'suspension_end_date'),
    choiceColumn('issued_by', 'cites_trade_suspensions', 'issued_by'),
    markColumn('status', 'is_active', 'active', 'ended'),
  ],
  fields: [
    OwnerField,
    ...SUSPENSION_FIELDS,
    { name: 'reason', as: 'longText' },
    { name: 'notes', as: 'longText' },
  ],
}

export const citesReservationsKind: RecordKind<typeof citesReservationInput> = {
  Icon: ShieldOff,
  blank: () => ({ is_active: true }),
  nameOf: ({ species, appendix, start_date }) => `${species?.scientific_name} ${appendix} ${start_date}`,
  columns: [
    OWNER_COLUMN,
    COUNTRY_COLUMN,
    { key: 'appendix', cell: ({ appendix }) => <CitesBadge appendix={appendix} /> },
    dayColumn('start_date'),
    dayColumn('end_date'),
    markColumn('status', 'is_active', 'active', 'ended'),
  ],
  fields: [
    OwnerField,
    CountryField,
    { name: 'appendix', as: 'choice', none: 'choose', required: true },
    { name: 'start_date', as: 'day', required: true },
    { name: 'end_date', as: 'day', hint: 'last_day_in_force' },
    { name: 'is_active', as: 'mark' },
    { name: 'confirmed_on', as: 'day', hint: 'confirmed_on' },
  ],
  moreFields: {
    title: 'covered',
    fields: [
      { name: 'listed_under', hint: 'reserved_taxon' },
      { name: 'population', hint: 'reserved_population', wide: true },
      { name: 'notes', as: 'longText' },
    ],
  },
}

export const citesExportQuotasKind: RecordKind<typeof citesExportQuotaInput> = {
  Icon: PackageCheck,
  nameOf: ({ species, year, notes }) => [species?.scientific_name, year, notes].filter(Boolean).join(', '),
  columns: [
    OWNER_COLUMN,
    COUNTRY_COLUMN,
    plainColumn('year'),
    {
      key: 'quantity',
      cell: ({ quantity, unit }) => (
        <>
          <NumberCell value={quantity} /> {unit}
        </>
      ),
      figures: true,
    },
  ],
  fields: [
    OwnerField,
    CountryField,
    { name: 'year', as: 'number', required: true },
    { name: 'quantity', as: 'number', required: true },
    { name: 'unit', hint: 'quota_unit' },
    { name: 'notes', as: 'longText', hint: 'quota_notes' },
  ],
}
