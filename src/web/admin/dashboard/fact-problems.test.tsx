import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import { FACT_FINDINGS, FACT_PROBLEMS, problemOf } from '#domain/facts/fact-findings.ts'
import en from '../../../../public/locales/en/admin.json' with { type: 'json' }
import { FactProblems } from './fact-problems.tsx'

const FILES = import.meta.glob<typeof en>('../../../../public/locales/*/admin.json', {
  import: 'default',
  eager: true,
})
const WORDS = Object.entries(FILES).map(([path, words]) => [path.split('/').at(-2) ?? '', words] as const)

test.each([
  { language: 'en', nothing: 'No facts need attention' },
  { language: 'is', nothing: 'Engar staðreyndir þarfnast athugunar' },
  { language: 'no', nothing: 'Ingen opplysninger trenger oppmerksomhet' },
  { language: 'da', nothing: 'Ingen oplysninger kræver opmærksomhed' },
])('where nothing is found the dashboard says so ($language)', ({ language, nothing }) => {
  const i18n = createInstance()
  i18n.use(initReactI18next).init({
    lng: language,
    resources: Object.fromEntries(WORDS.map(([lng, admin]) => [lng, { admin }])),
    initAsync: false,
  })
  const page = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <FactProblems problems={[]} />
    </I18nextProvider>,
  )
  expect(page).toContain(nothing)
})

test.each(WORDS)('every problem and finding has a name of its own (%s)', (_, words) => {
  const { problem, what } = words.dashboard.facts
  expect(Object.keys(problem)).toEqual(FACT_PROBLEMS)
  const named = FACT_FINDINGS.filter((finding) => finding !== problemOf(finding))
  expect(Object.keys(what).toSorted()).toEqual(named.toSorted())
  expect(new Set(Object.values(what)).size).toBe(named.length)
})
