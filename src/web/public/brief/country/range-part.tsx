import { useTranslation } from 'react-i18next'
import { severity } from '#domain/assessments/red-list.ts'
import { statusOfCard } from '#domain/assessments/red-list-status.ts'
import { RANGE_KINDS } from '#domain/countries/range-species.ts'
import { Quoting } from '#web/components/quoting.tsx'
import { useStatusLabels } from '#web/ui/use-status-labels.ts'
import { FactsShown } from '../../countries/facts/facts-shown.tsx'
import { useCountryFacts } from '../../countries/facts/use-country-facts.ts'
import { BriefPart } from '../brief-page.tsx'
import { useNamesInText } from './use-names-in-text.ts'

type RangeSpecies = ReturnType<typeof useCountryFacts>['range_species'][number]

/** The species whose range includes a country, by their Red List status. */
export function RangePart({ code }: { code: string }) {
  const { t } = useTranslation('countries')
  const { range_species, counted } = useCountryFacts(code)
  if (range_species.length === 0)
    return (
      <BriefPart title={t('range.title')}>
        <p>{t('range.none')}</p>
      </BriefPart>
    )
  return (
    <BriefPart title={t('range.title')} what={t('range.what')}>
      {RANGE_KINDS.map((kind) => {
        const ofKind = range_species.filter((one) => one.kind === kind)
        return (
          ofKind.length > 0 && (
            <p key={kind}>
              <strong>{t(`range.${kind}`, { count: counted.range_species[kind] })}.</strong>{' '}
              <ByStatus species={ofKind} />
            </p>
          )
        )
      })}
      <FactsShown code={code} view="range-species" />
    </BriefPart>
  )
}

/** Most severe first. */
function ByStatus({ species }: { species: readonly RangeSpecies[] }) {
  const labelOf = useStatusLabels()
  const { nameOf, englishOf } = useNamesInText()
  const inOrder = species.toSorted((a, b) => severity(a.latest_iucn_status) - severity(b.latest_iucn_status))
  const groups = [...Map.groupBy(inOrder, (one) => labelOf(statusOfCard(one)))]
  return groups.map(([label, ofStatus]) => (
    <span key={label}>
      <em>{label}:</em>{' '}
      <Quoting english={englishOf(ofStatus)}>{`${[...new Set(ofStatus.map(nameOf))].join(', ')}. `}</Quoting>
    </span>
  ))
}
