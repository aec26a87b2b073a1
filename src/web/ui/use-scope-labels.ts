import { useTranslation } from 'react-i18next'
import { findScope } from '#domain/assessments/assessment-scopes.ts'

interface ScopeWords {
  /** 'Europe'; a region that is not on the IUCN's list is given as published. */
  name: (scope: string) => string
  /** 'in Europe' */
  within: (scope: string) => string
}

/** The name of the region that was assessed, in the reader's language. */
export function useScopeLabels(): ScopeWords {
  const { t } = useTranslation()
  return {
    name: (scope) => {
      const known = findScope(scope)
      return known ? t(`scope.name.${known.code}`) : scope
    },
    within: (scope) => {
      const known = findScope(scope)
      return known ? t(`scope.within.${known.code}`) : `(${scope})`
    },
  }
}
