import { useTranslation } from 'react-i18next'

/** Regions that are assessed apart, as the Red List calls them; others stand as published. */
const SCOPES = ['Global', 'Europe'] as const

/** What was assessed: the world, or a region. */
export function ScopeName({ scope }: { scope: string }) {
  const { t } = useTranslation('conservation')
  const known = SCOPES.find((name) => name === scope)
  return known ? t(`scope.${known}`) : <span lang="en">{scope}</span>
}
