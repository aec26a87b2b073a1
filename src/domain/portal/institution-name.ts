import { FALLBACK_LANGUAGE } from './languages.ts'

export interface InstitutionName {
  name: string
  /** As a sentence says whose something is, where the language changes the name for it. */
  of: string
  /** The language of the name, where it is not that of the page. */
  lang: string | undefined
}

/** What institutions call themselves in languages of the portal, with the genitive. */
const OWN_NAMES: Readonly<Record<string, Readonly<Record<string, readonly [name: string, of: string]>>>> = {
  'University of Akureyri': { is: ['Háskólinn á Akureyri', 'Háskólans á Akureyri'] },
}

/** What an institution is called on a page; the name that the operator gives, which is English, where it has no other. */
export function institutionIn(language: string, institution: string): InstitutionName {
  const own = OWN_NAMES[institution]?.[language]
  if (own !== undefined) return { name: own[0], of: own[1], lang: undefined }
  return {
    name: institution,
    of: institution,
    lang: language === FALLBACK_LANGUAGE ? undefined : FALLBACK_LANGUAGE,
  }
}
