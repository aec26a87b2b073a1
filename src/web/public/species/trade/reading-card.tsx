import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { GlossaryText } from '#web/glossary/glossary-text.tsx'

/** What a record is and what a sum of quantities is not. */
export function ReadingCard() {
  const { t } = useTranslation('trade')
  return (
    <aside className="rounded-md border border-line bg-sunken px-5.5 py-5 text-sm text-ink-2">
      <h3 className="text-h3 font-[650] text-ink">{t('reading.title')}</h3>
      <p className="mt-3">
        <GlossaryText>{t('reading.records')}</GlossaryText>
      </p>
      <p className="mt-3">
        <GlossaryText>{t('reading.units')}</GlossaryText>
      </p>
      <p className="mt-3">
        <GlossaryText>{t('reading.years')}</GlossaryText>
      </p>
      <p className="mt-3">
        <Link to="/methodology/data-science" className="text-accent">
          {t('reading.more')}
        </Link>
      </p>
    </aside>
  )
}
