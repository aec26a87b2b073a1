import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import map from '#web/components/drawings/polar-map.svg?no-inline'
import { ButtonLink } from '#web/ui/button.tsx'

export function Hero() {
  const { t } = useTranslation(['landing', 'common'])
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width grid items-center gap-x-6 gap-y-2 pt-9 md:grid-cols-[minmax(0,1.12fr)_minmax(0,.88fr)] md:pt-0 md:max-lg:py-8">
        <div>
          <h1 className="max-w-[11.5em] font-serif-large text-[2.75rem] leading-[1.02] font-normal tracking-[-0.026em] lg:text-6xl">
            {t('common:pages.home.heading')}
          </h1>
          <p className="mt-6 max-w-[31em] font-serif text-[1.125rem] leading-normal text-ink-2 md:text-lg">
            {t('common:pages.home.description')}
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-2.5">
            <ButtonLink to="/gallery" tone="primary" className="max-sm:w-full">
              {t('hero.explore')}
              <ArrowRight className="size-4" />
            </ButtonLink>
            <ButtonLink to="/arctic-tracker" tone="plain" className="max-sm:w-full">
              {t('hero.dashboard')}
            </ButtonLink>
          </div>
        </div>
        <PolarMap />
      </div>
    </div>
  )
}

/** The names on the drawing, which is 520 wide and high, with the colour behind each. */
const NAMES = [
  { name: 'greenland', x: 256, y: 379, on: 'stroke-land' },
  { name: 'svalbard', x: 341, y: 286, on: 'stroke-surface' },
  { name: 'iceland', x: 316, y: 429, on: 'stroke-surface' },
  { name: 'canada', x: 88, y: 348, on: 'stroke-land' },
  { name: 'russia', x: 356, y: 145, on: 'stroke-land' },
  { name: 'alaska', x: 115, y: 208, on: 'stroke-land' },
] as const

const HALO = '[paint-order:stroke] [text-anchor:middle]'

/** The Arctic from above the pole; the names are translated. */
function PolarMap() {
  const { t } = useTranslation('landing')
  return (
    <svg
      viewBox="0 0 520 520"
      role="img"
      aria-label={t('map.label')}
      className="mx-auto mt-3.5 mb-4.5 aspect-square w-full max-w-85 md:mt-6.5 md:mr-0 md:mb-5.5 md:max-w-129"
    >
      <use href={`${map}#polar-map`} />
      {NAMES.map(({ name, x, y, on }) => (
        <text
          key={name}
          x={x}
          y={y}
          strokeWidth={3.5}
          className={`fill-ink-3 font-serif text-[12.5px] italic ${HALO} ${on}`}
        >
          {t(`map.${name}`)}
        </text>
      ))}
      <path id="arctic-circle" d="M260 391.6A131.6 131.6 0 0 0 391.6 260" fill="none" />
      <text strokeWidth={4} className={`fill-accent stroke-surface text-[11px] font-medium ${HALO}`}>
        <textPath href="#arctic-circle" startOffset="52%">
          {t('map.circle')}
        </textPath>
      </text>
    </svg>
  )
}
