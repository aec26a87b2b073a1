import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/portal/languages.ts'
import { renderedText } from '../species/rendered-text.tsx'

const TEXTS = import.meta.glob<ComponentType>('../../content/*/methodology/trade.mdx', {
  eager: true,
  import: 'default',
})

const RELEASE = { dataset: 'cites_trade', last_complete_year: 2022 } as const

function rulesIn(language: Language): string {
  const Rules = TEXTS[`../../content/${language}/methodology/trade.mdx`]
  return Rules === undefined ? '' : renderedText(<Rules />, language, [RELEASE])
}

describe.each(LANGUAGES)('in %s', (language) => {
  const text = rulesIn(language)
  const comma = (figure: string) => (language === 'en' ? figure : figure.replace('.', ','))

  test('the trend names its window, its thresholds and what simulation says of it', () => {
    expect(text).toContain('2013–2022')
    for (const figure of ['1.2', '0.8', '0.15', '−0.15', '0.75', '0.05'])
      expect(text).toContain(comma(figure))
    for (const share of ['2.5', '74']) expect(text).toMatch(new RegExp(`${comma(share)}\\s?%`))
  })

  test('a walrus tusk is half an animal, and a milligram a millionth of a kilogram', () => {
    expect(text).toContain(comma('0.5'))
    expect(text).toMatch(/mg × 10 −6/)
  })

  test('the rules of counts, ledgers, signs and addresses are named as the code names them', () => {
    for (const rule of [
      'trendFinding',
      'lineAmounts',
      'ledgerPairs',
      'wholeAnimals',
      'tradeSigns',
      'selectRows',
    ])
      expect(text).toContain(rule)
  })
})
