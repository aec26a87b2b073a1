import { useTranslation } from 'react-i18next'
import type { PublishedFigure } from '#contract/proof-contract.ts'
import { FIGURE_SORTS } from '#domain/proof/figure-sorts.ts'
import { PROOF_VERDICTS } from '#domain/proof/proof-verdict.ts'
import { Select } from '#web/ui/select.tsx'
import { useFigureLabels } from './use-figure-labels.ts'
import { useProofAddress } from './use-proof-address.ts'

interface ProofFiltersProps {
  figures: readonly PublishedFigure[]
  nameOf: (figure: PublishedFigure) => string
  /** Whether figures have verdicts. */
  isCompared: boolean
}

const ALL = ''

/** Whose figures are shown, with which verdict; in which order, where there are no columns to press. */
export function ProofFilters({ figures, nameOf, isCompared }: ProofFiltersProps) {
  const { t, i18n } = useTranslation('trade')
  const labels = useFigureLabels()
  const { search, order, change, sortBy } = useProofAddress()
  const withCount = (name: string, count: number) => t('proof.option', { name, count })
  const species = [...Map.groupBy(figures, ({ species_id }) => species_id)]
    .map(([value, ofSpecies]) => ({ value, ofSpecies, name: ofSpecies[0] ? nameOf(ofSpecies[0]) : '' }))
    .sort((a, b) => new Intl.Collator(i18n.language).compare(a.name, b.name))

  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Select
        label={t('proof.columns.species')}
        value={search.species ?? ALL}
        options={[
          { value: ALL, label: withCount(t('proof.allSpecies'), figures.length) },
          ...species.map(({ value, name, ofSpecies }) => ({
            value,
            label: withCount(name, ofSpecies.length),
          })),
        ]}
        onChange={(chosen) => change({ species: chosen || undefined })}
      />
      {isCompared && (
        <Select
          label={t('proof.columns.verdict')}
          value={search.verdict ?? ALL}
          options={[
            { value: ALL, label: t('proof.allVerdicts') },
            ...PROOF_VERDICTS.map((value) => ({ value, label: labels.verdict(value) })),
          ]}
          onChange={(chosen) => change({ verdict: PROOF_VERDICTS.find((one) => one === chosen) })}
        />
      )}
      <div className="lg:hidden">
        <Select
          label={t('proof.sortBy')}
          value={order.sort}
          options={FIGURE_SORTS.map((value) => ({ value, label: t(`proof.columns.${value}`) }))}
          onChange={(chosen) => chosen !== order.sort && sortBy(chosen)}
        />
      </div>
    </div>
  )
}
