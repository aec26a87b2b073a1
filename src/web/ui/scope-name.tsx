import { findScope } from '#domain/assessments/assessment-scopes.ts'
import { useScopeLabels } from './use-scope-labels.ts'

/** What was assessed: the world or a region; a region that is not on the IUCN's list is given as published. */
export function ScopeName({ scope }: { scope: string }) {
  const labels = useScopeLabels()
  return findScope(scope) ? labels.name(scope) : <span lang="en">{scope}</span>
}
