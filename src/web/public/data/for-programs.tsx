import { useTranslation } from 'react-i18next'
import { DCAT_CATALOG } from '#domain/bulk/bulk-addresses.ts'

const FORMS = [
  { word: 'index', address: '/data/index.json' },
  { word: 'dcat', address: DCAT_CATALOG },
  { word: 'citation', address: '/CITATION.cff' },
  { word: 'api', address: '/api' },
] as const

/** Where programs find what this page tells people. */
export function ForPrograms() {
  const { t } = useTranslation('data')
  return (
    <ul className="grid gap-1 text-sm">
      {FORMS.map(({ word, address }) => (
        <li key={word} className="flex flex-wrap items-baseline gap-x-3">
          <a href={address} className="inline-flex min-h-8 items-center text-accent underline">
            {t(`programs.${word}`)}
          </a>
          <code className="text-xs text-ink-3">{address}</code>
        </li>
      ))}
    </ul>
  )
}
