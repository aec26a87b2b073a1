import { useTranslation } from 'react-i18next'
import { capitalised, inSentenceCase } from '#domain/names/letter-case.ts'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { useLocalNames } from './use-local-names.ts'

interface CommonNameProps {
  species_id: string
  /** The name in English. */
  name: string
}

/** A species' name in the reader's language, as a label; else its English one, marked as English. */
export function CommonName({ species_id, name }: CommonNameProps) {
  const { i18n } = useTranslation()
  // Lists have many of them, and who reads English needs no other names.
  return i18n.language === FALLBACK_LANGUAGE ? (
    <span lang="en">{name}</span>
  ) : (
    <LocalName id={species_id} english={name} />
  )
}

function LocalName({ id, english }: { id: string; english: string }) {
  const local = useLocalNames()(id)
  return local ? capitalised(local) : <span lang="en">{inSentenceCase(english)}</span>
}
