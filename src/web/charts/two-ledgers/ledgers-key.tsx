import { useTranslation } from 'react-i18next'
import { EXPORTER_TONE, FIRST_TONE, toneColour } from '../plot/palette.ts'

/** Each side's square: its colour and where it begins. */
const SIDES = [
  { colour: toneColour(EXPORTER_TONE), from: 0.5 },
  { colour: toneColour(FIRST_TONE), from: 15.5 },
]

/** Solid is confirmed by the other side, hatched is one side's alone. */
export function LedgersKey() {
  const { t } = useTranslation('trade')
  return (
    <ul className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink">
      <li className="flex items-center gap-2">
        <Squares />
        {t('ledgers.confirmedByOther')}
      </li>
      <li className="flex items-center gap-2">
        <Squares hatched />
        {t('ledgers.oneSideOnly')}
      </li>
    </ul>
  )
}

function Squares({ hatched = false }: { hatched?: boolean }) {
  return (
    <svg width={28} height={12} aria-hidden="true" className="flex-none">
      {SIDES.map(({ colour, from }) =>
        hatched ? (
          <path
            key={colour}
            d={`M${from} 0.5h11v11h-11zM${from} 6l5.5 -5.5M${from} 11.5l11 -11M${from + 5.5} 11.5l5.5 -5.5`}
            fill="none"
            stroke={colour}
          />
        ) : (
          <rect key={colour} x={from} y={0.5} width={11} height={11} fill={colour} stroke={colour} />
        ),
      )}
    </svg>
  )
}
