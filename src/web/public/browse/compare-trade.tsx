import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/ui/button.tsx'

const STEPS = ['choose', 'load', 'read'] as const

/** The tab Compare Trade: what the comparison does. The tool itself takes the place of these words. */
export function CompareTrade() {
  const { t } = useTranslation('species')
  return (
    <div className="grid gap-x-14 gap-y-8 pt-2 lg:grid-cols-[.85fr_1.15fr]">
      <div>
        <h2 className="font-serif text-[1.5rem] leading-[1.18] tracking-[-0.012em] md:text-2xl">
          {t('browse.compare.heading')}
        </h2>
        <p className="mt-3 max-w-read font-serif text-[1.125rem] leading-normal md:text-lg">
          {t('browse.compare.lead')}
        </p>
        <p className="mt-4 max-w-read text-ink-2">{t('browse.compare.meanwhile')}</p>
        <ButtonLink to="/home" hash="" className="mt-5.5">
          {t('browse.tabs.species')}
        </ButtonLink>
      </div>
      <ol className="border-t border-line">
        {STEPS.map((step, place) => (
          <li key={step} className="flex gap-5 border-b border-line py-5">
            <span aria-hidden="true" className="w-7 font-serif text-4xl leading-none text-ink-3">
              {place + 1}
            </span>
            <div>
              <h3 className="text-h3 font-[650]">{t(`browse.compare.${step}.title`)}</h3>
              <p className="mt-1 max-w-read text-sm text-ink-2">{t(`browse.compare.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
