import { Layers, Map as MapIcon, Shield, TriangleAlert } from 'lucide-react'
import type {
  conservationMeasureInput,
  distributionRangeInput,
  speciesThreatInput,
  subpopulationInput,
} from '#contract/species-parts-curation.ts'
import { useCountryName } from '#web/i18n/use-country-name.ts'
import { NothingCell, YearCell } from '../records/cells.tsx'
import { dayColumn, OWNER_COLUMN, plainColumn, textColumn } from '../records/kind-columns.tsx'
import { OwnerField } from '../records/record-fields.tsx'
import type { RecordKind } from '../records/record-kind.ts'

export const subpopulationsKind: RecordKind<typeof subpopulationInput> = {
  Icon: Layers,
  nameOf: ({ subpopulation_name }) => subpopulation_name,
  columns: [
    plainColumn('name', 'subpopulation_name'),
    OWNER_COLUMN,
    textColumn('region'),
    textColumn('status'),
    { key: 'year', cell: ({ year_published }) => <YearCell year={year_published} /> },
  ],
  fields: [
    OwnerField,
    { name: 'subpopulation_name', required: true },
    { name: 'region' },
    { name: 'status', as: 'choice', none: 'none' },
    { name: 'year_published', as: 'number' },
    { name: 'sis_id', as: 'number', hint: 'sis_id' },
    { name: 'notes', as: 'longText' },
  ],
}

export const distributionRangesKind: RecordKind<typeof distributionRangeInput> = {
  Icon: MapIcon,
  nameOf: ({ species, country_code, region }) =>
    [species?.scientific_name, country_code, region].filter(Boolean).join(' '),
  columns: [
    OWNER_COLUMN,
    { key: 'country', cell: CountryOfCodeCell },
    textColumn('region'),
    textColumn('presence'),
  ],
  fields: [
    OwnerField,
    { name: 'country_code', hint: 'country_code' },
    { name: 'region' },
    { name: 'presence', hint: 'presence' },
    { name: 'notes', as: 'longText' },
  ],
}

function CountryOfCodeCell({ country_code }: { country_code: string | null }) {
  const countryName = useCountryName()
  return country_code === null ? <NothingCell /> : countryName(country_code)
}

export const speciesThreatsKind: RecordKind<typeof speciesThreatInput> = {
  Icon: TriangleAlert,
  nameOf: ({ threat }) => threat,
  columns: [textColumn('threat'), OWNER_COLUMN, textColumn('severity')],
  fields: [
    OwnerField,
    { name: 'threat', required: true },
    { name: 'severity' },
    { name: 'description', as: 'longText' },
  ],
}

export const conservationMeasuresKind: RecordKind<typeof conservationMeasureInput> = {
  Icon: Shield,
  nameOf: ({ measure }) => measure,
  columns: [textColumn('measure'), OWNER_COLUMN, dayColumn('start_date'), textColumn('description')],
  fields: [
    OwnerField,
    { name: 'measure', required: true, wide: true },
    { name: 'start_date', as: 'day', hint: 'date_unknown' },
    { name: 'description', as: 'longText' },
  ],
}
