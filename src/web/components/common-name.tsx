import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { useLocalNames } from './use-local-names.ts'

interface CommonNameProps {
  species_id: string
  /** The name in English. */
  name: string
}

/** A species' name in the reader's language, else its English one, marked as English. */
export function CommonName({ species_id, name }: CommonNameProps) {
  const { i18n } = useTranslation()
  const english = <span lang="en">{name}</span>
  // Lists have many of them, and who reads English needs no other names.
  return i18n.language === FALLBACK_LANGUAGE ? english : <LocalName id={species_id} otherwise={english} />
}

function LocalName({ id, otherwise }: { id: string; otherwise: ReactNode }) {
  return useLocalNames()(id) ?? otherwise
}
