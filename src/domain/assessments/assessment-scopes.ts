/** The IUCN's scope code of a global assessment. */
export const GLOBAL_SCOPE = '1'

/** The IUCN's name of that scope. */
export const GLOBAL = 'Global'

/** The scopes of Red List assessments, with the IUCN's codes and names. Source: domain notes, section 6. */
export const ASSESSMENT_SCOPES = [
  { code: GLOBAL_SCOPE, description: GLOBAL },
  { code: '2', description: 'Europe' },
  { code: '4', description: 'Mediterranean' },
  { code: '8', description: 'Western Africa' },
  { code: '9', description: 'S. Africa FW' },
  { code: '10', description: 'Pan-Africa' },
  { code: '45433062', description: 'Gulf of Mexico' },
  { code: '45433063', description: 'Caribbean' },
  { code: '45433064', description: 'Persian Gulf' },
  { code: '100765562', description: 'Arabian Sea' },
] as const
export type AssessmentScope = (typeof ASSESSMENT_SCOPES)[number]

export interface ScopeFacts {
  scope_code: string
  scope_description: string
}

/** The name of the scope. The code decides what is global, whatever name is stored with it. */
export function scopeName({ scope_code, scope_description }: ScopeFacts): string {
  return scope_code === GLOBAL_SCOPE ? GLOBAL : scope_description
}

/** Whether a name from `scopeName` is the global scope. */
export function isGlobal(scope: string | null): boolean {
  return scope === GLOBAL
}

/** The scope of that name; undefined for a region that is not in the list. */
export function findScope(name: string): AssessmentScope | undefined {
  return ASSESSMENT_SCOPES.find(({ description }) => folded(description) === folded(name))
}

const folded = (name: string) => name.trim().toLowerCase()
