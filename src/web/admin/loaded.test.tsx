import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import common from '../../../public/locales/en/common.json' with { type: 'json' }
import { Loaded } from './loaded.tsx'

const i18n = createInstance()
i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  resources: { en: { common } },
  initAsync: false,
})

const PROBLEM = Object.assign(new Error('gone'), { status: 404 })

test.each([
  { what: 'loaded', data: 'the record', error: null, sees: ['the record'], not: ['could not load'] },
  { what: 'failed at first', data: undefined, error: PROBLEM, sees: ['could not load'], not: ['the record'] },
  {
    what: 'failed later',
    data: 'the record',
    error: PROBLEM,
    sees: ['could not load', 'the record'],
    not: [],
  },
])('$what: $sees', ({ data, error, sees, not }) => {
  const seen = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Loaded query={{ data, error, refetch: (() => undefined) as never }} failed={() => 'could not load'}>
        {(loaded) => <form>{loaded}</form>}
      </Loaded>
    </I18nextProvider>,
  )
  for (const words of sees) expect(seen).toContain(words)
  for (const words of not) expect(seen).not.toContain(words)
})
