interface HatchProps {
  id: string
  colour: string
}

/** A pattern of slanted lines, for what one side only reports. */
export function Hatch({ id, colour }: HatchProps) {
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={6} height={6} fill="var(--surface)" />
      <rect width={2.4} height={6} fill={colour} />
    </pattern>
  )
}
