import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { APPENDICES } from '#domain/listings/appendix.ts'
import { LANGUAGES } from '#domain/portal/languages.ts'
import { SAMPLE_QUERIES } from '#domain/portal/sample-queries.ts'
import { DATASETS } from '#domain/releases/datasets.ts'
import { NOT_LISTED } from '#domain/summaries/dashboard-metrics.ts'
import { EFFECTIVENESS_FILTERS } from '#domain/summaries/effectiveness.ts'
import { TECHNOLOGIES } from '#web/public/about/technologies.ts'
import { READING_MINUTES } from '#web/public/methodology/reading-minutes.ts'
import { RULE_FILES } from '#web/public/methodology/rules.ts'
import { TRADE_RULE_FIGURES, TRADE_RULE_SHARES } from '#web/public/methodology/trade-rule-figures.ts'
import { renderedMarkup } from '#web/public/species/rendered-text.tsx'
import { CARD_ICONS } from '#web/public/written/card-icons.ts'
import { isScreen } from '#web/public/written/text-link.tsx'
import routes from '../routes.gen.ts?raw'
import { sampleAnswers } from './sample-answers.ts'

const PAGES = import.meta.glob<ComponentType>('./*/*.mdx', { eager: true, import: 'default' })
const TEXTS = Object.entries(
  import.meta.glob<string>('./*/**/*.mdx', { eager: true, query: '?raw', import: 'default' }),
)

/** What stands where a part failed, waits for an answer, or was given a name that the code does not know. */
const BROKEN = /undefined|NaN|\[object|class="skeleton|bg-line\/70/

describe.each(LANGUAGES)('in %s', (language) => {
  const pages = Object.entries(PAGES).filter(([path]) => path.startsWith(`./${language}/`))

  test.each(pages)('%s is rendered whole', (_path, Page) => {
    expect(renderedMarkup(<Page />, language, sampleAnswers()).match(BROKEN)?.[0]).toBeUndefined()
  })
})

/** The attributes of a text that the code reads, with the values that it knows. No compiler checks them. */
const KNOWN = {
  'AppendixCount appendix': [...APPENDICES, NOT_LISTED],
  'ButtonLink tone': ['primary'],
  'CategoryCount category': EFFECTIVENESS_FILTERS,
  'CoveredUntil dataset': DATASETS,
  'InterfaceExample of': ['views', undefined],
  'DataSources of': ['imports', 'catalogue'],
  'Formula rule': Object.keys(RULE_FILES),
  'LinkCard icon': Object.keys(CARD_ICONS),
  'Notice tone': ['info', 'caution', 'alpha'],
  'PopulationCount of': ['declining', 'unknown'],
  'ReadingCard icon': Object.keys(CARD_ICONS),
  'ReadingCard page': Object.keys(READING_MINUTES),
  'ReleaseName dataset': DATASETS,
  'ReleaseVersion dataset': DATASETS,
  'RuleFigure of': Object.keys(TRADE_RULE_FIGURES),
  'RuleName rule': Object.keys(RULE_FILES),
  'RuleShareFigure of': Object.keys(TRADE_RULE_SHARES),
  'SampleQuery name': SAMPLE_QUERIES,
  'Technologies part': Object.keys(TECHNOLOGIES),
  'UncheckedCount of': ['rows', 'unchecked'],
}

test.each(Object.entries(KNOWN))('each %s is known', (attributeOfComponent, known) => {
  const [component, attribute] = attributeOfComponent.split(' ')
  const uses = TEXTS.flatMap(([path, text]) =>
    [...text.matchAll(new RegExp(`<${component}\\b[^>]*`, 'g'))].map(([tag]) => ({
      path,
      value: tag.match(new RegExp(` ${attribute}="([^"]*)"`))?.[1],
    })),
  )
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter(({ value }) => !known.some((one) => one === value))).toEqual([])
})

test('each address of a screen is one of the portal', () => {
  const addresses = TEXTS.flatMap(([path, text]) =>
    [...text.matchAll(/(?:\]\(| to=")(\/[^)"#]*)/g)]
      .filter(([, address = '']) => isScreen(address))
      .map(([, address]) => ({ path, address })),
  )
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.filter(({ address }) => !routes.includes(`'${address}': typeof`))).toEqual([])
})
