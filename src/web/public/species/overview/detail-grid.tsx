import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import { populationTrend } from '#domain/species/population-trend.ts'
import { Coded } from '#web/glossary/coded.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { SourcedText } from './sourced-text.tsx'

const FIGURES = ['population_size', 'population_trend', 'generation_length'] as const
const TEXTS = ['habitat_description', 'movement_patterns', 'conservation_overview', 'use_and_trade'] as const

type DetailField = (typeof FIGURES)[number] | (typeof TEXTS)[number]

/** The terms of the glossary behind the names of some fields. */
const TERMS: Partial<Record<DetailField, string>> = {
  population_trend: 'Population trend',
  generation_length: 'Generation length',
  conservation_overview: 'Conservation measure',
}

/** Seven facts: three that are short, four that are told. */
export function DetailGrid({ species }: { species: SpeciesDetail }) {
  return (
    <dl className="grid gap-x-9 sm:grid-cols-6">
      {FIGURES.map((field) => (
        <Detail key={field} species={species} field={field} className="sm:col-span-2" />
      ))}
      {TEXTS.map((field) => (
        <Detail key={field} species={species} field={field} className="sm:col-span-6 lg:col-span-3" />
      ))}
    </dl>
  )
}

function Detail({
  species,
  field,
  className,
}: {
  species: SpeciesDetail
  field: DetailField
  className: string
}) {
  const { t } = useTranslation('species')
  const words = useDetailWords(field)
  const term = TERMS[field]
  return (
    <div className={`border-t border-line pt-3 pb-5 ${className}`}>
      <dt className="mb-1 text-xs font-semibold text-ink-2">
        <Coded words={term ? [term] : []}>{t(`detail.${field}`)}</Coded>
      </dt>
      <dd>
        <SourcedText
          name={t(`detail.${field}`)}
          species={species}
          field={field}
          missing={t(`detail.none.${field}`)}
          words={words}
        />
      </dd>
    </div>
  )
}

/** Stored as a number of years and as a published word; everything else is text already. */
function useDetailWords(field: DetailField): (text: string) => string {
  const { t } = useTranslation('species')
  const format = useFormat()
  if (field === 'generation_length') {
    return (text) => {
      const count = Number(text)
      return Number.isFinite(count) ? t('detail.years', { count, figure: format.number(count) }) : text
    }
  }
  if (field === 'population_trend') {
    return (text) => {
      const trend = populationTrend(text)
      // What the rule cannot place stands as it was published.
      return trend === 'Unknown' ? text : t(`trend.${trend}`)
    }
  }
  return String
}
