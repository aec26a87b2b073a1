import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE } from '#domain/portal/languages.ts'
import { quotedParts } from './quoted-parts.ts'

interface QuotingProps {
  /** A sentence in the reader's language. */
  children: string
  /** The names and quotations in it that stay in English. */
  english: readonly (string | null | undefined)[]
}

/** A sentence whose English names and quotations are marked as such, so that a voice reads them as English. */
export function Quoting({ children, english }: QuotingProps) {
  const { i18n } = useTranslation()
  if (i18n.language === FALLBACK_LANGUAGE) return children
  return quotedParts(children, english).map(({ text, isQuoted }, place) =>
    isQuoted ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are in a fixed order
      <span key={place} lang={FALLBACK_LANGUAGE}>
        {text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence are in a fixed order
      <Fragment key={place}>{text}</Fragment>
    ),
  )
}
