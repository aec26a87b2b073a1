import { ArrowDownRight, ArrowRight, ArrowUpDown, ArrowUpRight, Minus } from 'lucide-react'

const ARROWS = {
  up: ArrowUpRight,
  level: ArrowRight,
  down: ArrowDownRight,
  both: ArrowUpDown,
  unknown: Minus,
} as const
export type Direction = keyof typeof ARROWS

/** Where a trend leads; the word for it is beside. */
export function TrendArrow({ direction }: { direction: Direction }) {
  const Arrow = ARROWS[direction]
  return <Arrow className="size-4 self-center text-ink-2" />
}
