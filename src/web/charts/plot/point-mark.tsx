/** The point of a line that is pointed at. */
export function PointMark({ x, y, colour }: { x: number; y: number; colour: string }) {
  return <circle cx={x} cy={y} r={4.5} fill={colour} stroke="var(--surface)" strokeWidth={1.5} />
}
