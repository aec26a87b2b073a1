import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SignNotes } from '#web/charts/trade-shown.ts'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'

/** What a record is, and the notes on the figures. */
export function ReadingCard({ signs }: { signs: SignNotes }) {
  const { t } = useTranslation('trade')
  return (
    <aside className="rounded-md border border-line bg-sunken px-5.5 py-5 text-sm text-ink-2">
      <h3 className="text-h3 font-[650] text-ink">{t('reading.title')}</h3>
      <p className="mt-3">
        <GlossaryText>{t('reading.records')}</GlossaryText>
      </p>
      <ul className="mt-3 grid gap-2.5 border-t border-line pt-3">
        {Object.entries(signs).map(([kind, { text }]) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
      <p className="mt-3">
        <Link to="/methodology/data-science" className="text-accent">
          {t('reading.more')}
        </Link>
      </p>
    </aside>
  )
}
