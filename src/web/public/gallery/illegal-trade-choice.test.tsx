import { expect, test } from 'vitest'
import type { Language } from '#domain/portal/languages.ts'
import { renderedText } from '../species/rendered-text.tsx'
import { useIllegalTradeChoice } from './use-illegal-trade-choice.ts'

function Choice() {
  const { label, isSimulated } = useIllegalTradeChoice()
  return <span>{`${label} ${isSimulated ? 'uncounted' : 'counted'}`}</span>
}

const choice = (language: Language, simulated: boolean) =>
  renderedText(<Choice />, language, [{ dataset: 'seizures', simulated }])

test.each<{ language: Language; simulated: string; real: string }>([
  { language: 'en', simulated: 'Illegal Trade (simulated)', real: 'Illegal Trade' },
  { language: 'is', simulated: 'Ólögleg verslun (hermd gögn)', real: 'Ólögleg verslun' },
  { language: 'no', simulated: 'Ulovlig handel (simulert)', real: 'Ulovlig handel' },
  { language: 'da', simulated: 'Ulovlig handel (simuleret)', real: 'Ulovlig handel' },
])('the filter says in $language whether its records are simulated', ({ language, simulated, real }) => {
  expect(choice(language, true)).toBe(`${simulated} uncounted`)
  expect(choice(language, false)).toBe(`${real} counted`)
})

test('until the dataset is known, the filter is labelled as simulated', () => {
  expect(renderedText(<Choice />)).toBe('Illegal Trade (simulated) uncounted')
})
