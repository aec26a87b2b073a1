import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SpeciesDetail } from '#contract/species-contract.ts'
import type { Language } from '#domain/portal/languages.ts'
import { populationTrend } from '#domain/species/population-trend.ts'
import { publishedYears } from '#domain/species/published-years.ts'
import { inEnglish, type LocalizedText } from '#domain/translations/localized-text.ts'
import { GlossaryTerms } from '#web/glossary/glossary-terms.tsx'
import { useFormat } from '#web/i18n/use-format.ts'
import { SourcedFact, SourcedText } from './sourced-fact.tsx'

const TEXTS = ['habitat_description', 'movement_patterns', 'conservation_overview', 'use_and_trade'] as const

type DetailField = 'population_size' | 'population_trend' | 'generation_length' | (typeof TEXTS)[number]

/** The terms of the glossary behind the names of some fields. */
const TERMS: Partial<Record<DetailField, string>> = {
  population_trend: 'Population trend',
  generation_length: 'Generation length',
  conservation_overview: 'Conservation measure',
}

/** Three short facts and four texts. */
export function DetailGrid({ species }: { species: SpeciesDetail }) {
  const { t } = useTranslation('species')
  const localized = useFigureLabels()
  const labels = (field: DetailField) => ({
    name: t(`detail.${field}`),
    missing: t(`detail.none.${field}`),
  })
  const about = <Field extends DetailField>(field: Field) => ({ ...labels(field), species, field })
  return (
    <dl className="grid gap-x-9 sm:grid-cols-6">
      <Detail field="population_size" short>
        <SourcedText {...about('population_size')} />
      </Detail>
      <Detail field="population_trend" short>
        <SourcedFact {...about('population_trend')} localized={localized.trend(species.population_trend)} />
      </Detail>
      <Detail field="generation_length" short>
        <SourcedFact {...about('generation_length')} localized={localized.years(species.generation_length)} />
      </Detail>
      {TEXTS.map((field) => (
        <Detail key={field} field={field}>
          <SourcedText {...about(field)} />
        </Detail>
      ))}
    </dl>
  )
}

interface DetailProps {
  field: DetailField
  short?: boolean
  children: ReactNode
}

function Detail({ field, short = false, children }: DetailProps) {
  const { t } = useTranslation('species')
  const term = TERMS[field]
  return (
    <div
      className={`border-t border-line pt-3 pb-5 ${short ? 'sm:col-span-2' : 'sm:col-span-6 lg:col-span-3'}`}
    >
      <dt className="mb-1 text-xs font-semibold text-ink-2">
        <GlossaryTerms words={term ? [term] : []}>{t(`detail.${field}`)}</GlossaryTerms>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The publisher's own 'unknown', as opposed to a text that the rule does not recognize. */
const UNKNOWN = /^unknown$/i

/** Translates known trends and years; other texts are shown as published. */
function useFigureLabels() {
  const { t, i18n } = useTranslation('species')
  const format = useFormat()
  const inWords = (text: string): LocalizedText => ({ text, language: i18n.language as Language })
  return {
    trend: (published: string | null) => {
      const trend = populationTrend(published)
      if (!published) return null
      if (trend === 'Unknown' && !UNKNOWN.test(published)) return inEnglish(published)
      return inWords(t(`trend.${trend === 'Unknown' ? 'unknown' : trend}`))
    },
    years: (published: string | null) => {
      if (!published) return null
      const years = publishedYears(published)
      if (years === undefined) return inEnglish(published)
      const figure = years.map((one) => format.number(one)).join('–')
      return inWords(t('detail.years', { count: Math.max(...years), figure }))
    },
  }
}
