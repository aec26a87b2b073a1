import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Modules without ink around the code, that cameras need. Source: ISO/IEC 18004. */
const QUIET = 4

/** A text as a QR code, dark on light in both themes, since many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: [['admin', 'qr_code'], text],
    queryFn: async () => (await import('uqr')).encode(text, { border: QUIET }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (data === undefined) return <Skeleton className="size-48" />
  const ink = data.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.size} ${data.size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md bg-white"
    >
      <path d={ink.join('')} fill="#000" />
    </svg>
  )
}
