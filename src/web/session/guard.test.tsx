import { createInstance } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { expect, test } from 'vitest'
import admin from '../../../public/locales/en/admin.json' with { type: 'json' }
import { Guarded } from './guard.tsx'
import type { SessionState } from './session.ts'

const i18n = createInstance()
i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { admin } }, initAsync: false })

const someone = (role: string | null) => ({ id: 'ada', email: 'ada@example.org', role, languages: [] })

test.each<{ what: string; session: SessionState | undefined; sees: string }>([
  { what: 'while the session loads', session: undefined, sees: 'Loading...' },
  { what: 'nobody', session: { user: null }, sees: 'Access denied. Please sign in.' },
  {
    what: 'who was signed out',
    session: { user: null, over: 'ended' },
    sees: 'Access denied. Please sign in.',
  },
  {
    what: 'who has no role',
    session: { user: someone(null) },
    sees: 'Access denied. Admin privileges required.',
  },
  { what: 'an administrator', session: { user: someone('admin') }, sees: 'The content' },
])('inline, $what sees "$sees"', ({ session, sees }) => {
  const seen = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <Guarded session={session} mode="inline">
        The content
      </Guarded>
    </I18nextProvider>,
  )
  expect(seen).toContain(sees)
  if (sees !== 'The content') expect(seen).not.toContain('The content')
})
