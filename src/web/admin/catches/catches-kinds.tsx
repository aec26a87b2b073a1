import { Fish, MapPin } from 'lucide-react'
import type { catchRecordInput, managementAreaInput } from '#contract/catches-curation.ts'
import {
  COUNTRY_COLUMN,
  nameColumn,
  numberColumn,
  OptionCell,
  OWNER_COLUMN,
  plainColumn,
} from '../records/kind-columns.tsx'
import { LinkField, OwnerField } from '../records/record-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const catchRecordsKind: RecordKind<typeof catchRecordInput> = {
  Icon: Fish,
  blank: () => ({ data_source: 'NAMMCO' }),
  nameOf: ({ species, season, year }) => `${species?.scientific_name} ${season ?? year}`,
  columns: [
    OWNER_COLUMN,
    { key: 'year', cell: ({ season, year }) => season ?? year },
    COUNTRY_COLUMN,
    {
      key: 'area',
      cell: ({ management_area_id }) => <OptionCell topic="management_areas" id={management_area_id} />,
    },
    numberColumn('catch', 'catch_total'),
    numberColumn('quota', 'quota_amount'),
  ],
  fields: [
    OwnerField,
    () => <LinkField name="country_id" topic="countries" none="none" />,
    () => <LinkField name="management_area_id" topic="management_areas" none="none" />,
    { name: 'year', as: 'number', hint: 'catch_year' },
    { name: 'season', hint: 'season' },
    { name: 'catch_total', as: 'number', hint: 'not_reported' },
    { name: 'quota_amount', as: 'number', hint: 'not_reported' },
    { name: 'data_source', required: true },
    { name: 'notes', as: 'longText' },
  ],
}

export const managementAreasKind: RecordKind<typeof managementAreaInput> = {
  Icon: MapPin,
  blank: () => ({ area_type: 'NAMMCO' }),
  nameOf: ({ area_name }) => area_name,
  columns: [nameColumn('name', 'area_name'), plainColumn('type', 'area_type')],
  fields: [
    { name: 'area_name', required: true },
    { name: 'area_type', required: true },
  ],
}
