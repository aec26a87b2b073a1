import type { TFunction } from 'i18next'

/** An institution whose name is translated; the name of another stays as its operator gives it, in English. */
type Known = 'University of Akureyri'

/** What the institution that runs the portal is called, alone or as a sentence says whose something is. */
export const institutionName = (t: TFunction<'common'>, institution: string, form: 'name' | 'of'): string =>
  t(`portal.institutions.${institution as Known}.${form}`, institution)
