import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Hatch } from '../plot/hatch.tsx'
import { EXPORTER_TONE, FIRST_TONE, toneColour } from '../plot/palette.ts'

const SIDES = [EXPORTER_TONE, FIRST_TONE].map(toneColour)

/** Solid is confirmed by the other side, hatched is one side's alone. */
export function LedgersKey() {
  const { t } = useTranslation('trade')
  const id = useId()
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink">
      <li className="flex items-center gap-2">
        <Squares fills={SIDES} />
        {t('ledgers.confirmedByOther')}
      </li>
      <li className="flex items-center gap-2">
        <svg width={0} height={0} aria-hidden="true" className="absolute">
          <defs>
            {SIDES.map((colour, place) => (
              <Hatch key={colour} id={`${id}-${place}`} colour={colour} />
            ))}
          </defs>
        </svg>
        <Squares fills={SIDES.map((_, place) => `url(#${id}-${place})`)} />
        {t('ledgers.oneSideOnly')}
      </li>
    </ul>
  )
}

function Squares({ fills }: { fills: readonly string[] }) {
  return (
    <svg width={28} height={12} aria-hidden="true" className="flex-none">
      {fills.map((fill, place) => (
        <rect
          key={fill}
          x={place * 15 + 0.5}
          y={0.5}
          width={11}
          height={11}
          fill={fill}
          stroke={SIDES[place]}
          strokeWidth={1}
        />
      ))}
    </svg>
  )
}
