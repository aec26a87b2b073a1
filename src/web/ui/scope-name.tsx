import { findScope } from '#domain/assessments/assessment-scopes.ts'
import { useScopeWords } from './use-scope-words.ts'

/** What was assessed: the world or a region; a region that is not on the IUCN's list is given as published. */
export function ScopeName({ scope }: { scope: string }) {
  const words = useScopeWords()
  return findScope(scope) ? words.name(scope) : <span lang="en">{scope}</span>
}
