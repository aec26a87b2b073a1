import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/section.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ProjectTiles } from './project-tiles.tsx'

/** What the project is, with the way to its parts. */
export function AboutProject() {
  const { t } = useTranslation('landing')
  return (
    <Section title={t('about.heading')}>
      <div className="grid gap-7 lg:grid-cols-[.85fr_1.15fr] lg:gap-14">
        <div>
          <p className="font-serif text-[1.125rem] leading-normal md:text-lg">{t('about.lead')}</p>
          <p className="mt-4 text-ink-2">{t('about.text')}</p>
          <ButtonLink to="/about" className="mt-5.5">
            {t('about.readMore')}
            <span className="sr-only">: {t('about.heading')}</span>
          </ButtonLink>
        </div>
        <ProjectTiles />
      </div>
    </Section>
  )
}
