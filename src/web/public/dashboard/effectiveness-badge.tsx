import { Badge } from '#web/ui/badge.tsx'
import { TrendWord } from './trend-word.tsx'
import { useEffectivenessLabels } from './use-effectiveness-labels.ts'

/** The last two are never derived; stored data may carry them. Source: supplement, section 2. */
const TONES = {
  High: 'ok',
  Moderate: 'accent',
  Limited: 'warn',
  'To Be Determined': 'outline',
  'Needs Improvement': 'warn',
  'Needs Attention': 'danger',
} as const

type Toned = keyof typeof TONES

/** How an entry fares. */
export function EffectivenessBadge({ category }: { category: string }) {
  const labels = useEffectivenessLabels()
  if (category === 'Unknown') return <TrendWord trend="Unknown" />
  const tone = isToned(category) ? TONES[category] : 'neutral'
  return <Badge tone={tone}>{labels.category(category)}</Badge>
}

const isToned = (category: string): category is Toned => Object.hasOwn(TONES, category)
