import { findScope } from '#domain/assessments/assessment-scopes.ts'
import { type RedListStatus, shownStatus } from '#domain/assessments/red-list-status.ts'
import type { Words } from './words.ts'

/** The Red List status of a species in full; a regional one with its region. */
export function redListWords(status: RedListStatus, t: Words): string {
  const told = shownStatus(status)
  if (told.kind === 'none') return t('common:missing.status')
  const category = t(`common:redList.${told.category}`)
  if (told.kind === 'global') return category
  const scope = scopeWords(told.scope, t)
  return told.year === null
    ? t('common:regionalStatus', { scope, status: category })
    : t('common:regionalStatusOf', { scope, status: category, year: told.year })
}

/** 'Europe'; a region that is not on the IUCN's list is given as published. */
export function scopeWords(scope: string, t: Words): string {
  const known = findScope(scope)
  return known ? t(`common:scope.name.${known.code}`) : scope
}
