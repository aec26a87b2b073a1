import { useId } from 'react'

interface BeforeListingProps {
  /** The first listing, inside the years shown. */
  to: number
  edges: { left: number; top: number; bottom: number }
}

/** Hatches the years before the first listing, of which few reports or none can be expected. */
export function BeforeListing({ to, edges }: BeforeListingProps) {
  const id = useId()
  return (
    <g data-before-listing="">
      <pattern id={id} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={7} height={7} fill="var(--sunken)" />
        <rect width={1.5} height={7} fill="var(--chart-grid)" />
      </pattern>
      <rect
        x={edges.left}
        y={edges.top}
        width={Math.max(0, to - edges.left)}
        height={edges.bottom - edges.top}
        fill={`url(#${id})`}
      />
    </g>
  )
}
