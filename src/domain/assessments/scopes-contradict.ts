import { ASSESSMENT_SCOPES, findScope, type ScopeFacts } from './assessment-scopes.ts'

/**
 * Whether code and name belong to different scopes: either of them is in the list, and the other is not its
 * counterpart. A region whose code and name are both unknown is accepted as written.
 */
export function scopesContradict({ scope_code, scope_description }: ScopeFacts): boolean {
  const byCode = ASSESSMENT_SCOPES.find(({ code }) => code === scope_code)
  const byName = findScope(scope_description)
  return byCode !== byName
}
