import { useTranslation } from 'react-i18next'
import { ReleaseSource } from '#web/components/release-source.tsx'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'

/** Where the page's facts come from, and how far to trust them. */
export function SourcesFootnote({ assessed }: { assessed: number | undefined }) {
  const { t } = useTranslation('species')
  return (
    <footer className="border-t border-line pt-4 text-xs text-ink-3">
      <p>
        <GlossaryText>
          {assessed === undefined ? t('footnote.sources') : t('footnote.sourcesOf', { year: assessed })}
        </GlossaryText>{' '}
        {t('footnote.incomplete')} {t('footnote.texts')}
      </p>
      <div className="mt-1.5 grid gap-0.5">
        <ReleaseSource dataset="catalogue-iucn-assessments" />
        <ReleaseSource dataset="catalogue-cites-listings" />
        <ReleaseSource dataset="cites_trade" />
        <ReleaseSource dataset="catalogue-cms-listings" />
      </div>
    </footer>
  )
}
