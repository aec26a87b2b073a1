import { useTranslation } from 'react-i18next'
import { ExplainedSign } from './explained-sign.tsx'

const DELAY = 300

interface HelpTipProps {
  term: string
  acronym?: string | null
  definition: string
}

/** A glossary term explained where it is used. */
export function HelpTip({ term, acronym, definition }: HelpTipProps) {
  const { t } = useTranslation()
  return (
    <ExplainedSign
      label={t('signs.explain', { term })}
      sign="?"
      look="border-line-strong text-ink-2"
      delay={DELAY}
    >
      <p>
        <strong className="font-[650]">{term}</strong>
        {acronym && <span className="text-ink-3"> {acronym}</span>}
      </p>
      <p>{definition}</p>
    </ExplainedSign>
  )
}
