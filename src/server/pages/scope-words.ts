import { findScope } from '#domain/assessments/assessment-scopes.ts'
import type { Words } from './words.ts'

/** 'Europe'; a region that is not on the IUCN's list is given as published. */
export function scopeWords(scope: string, t: Words): string {
  const known = findScope(scope)
  return known ? t(`common:scope.name.${known.code}`) : scope
}
