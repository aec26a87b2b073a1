import { useTranslation } from 'react-i18next'

const STEPS = ['choose', 'load', 'read'] as const

/** What stands below the choice until a comparison is loaded: how one comes to be. */
export function ComparisonSteps() {
  const { t } = useTranslation('trade')
  return (
    <section aria-label={t('compare.steps.label')}>
      <ol className="grid border-t border-line md:grid-cols-3 md:gap-x-8">
        {STEPS.map((step, place) => (
          <li key={step} className="flex gap-4 border-line py-5 max-md:border-b">
            <span aria-hidden="true" className="w-7 flex-none font-serif text-4xl leading-none text-ink-3">
              {place + 1}
            </span>
            <div>
              <h2 className="text-h3 font-[650]">{t(`compare.steps.${step}.title`)}</h2>
              <p className="mt-1 max-w-read text-sm text-ink-2">{t(`compare.steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
