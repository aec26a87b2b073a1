import { Skeleton } from '#web/ui/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

export function GlossarySkeleton() {
  return (
    <div className="mt-6">
      <div className="grid gap-x-5 gap-y-3.5 xl:grid-cols-[minmax(0,1fr)_minmax(0,2.5fr)]">
        <Skeleton className="h-17.25" />
        <Skeleton className="h-11 self-end" />
      </div>
      <Skeleton className="mt-4.5 h-14" />
      <Skeleton className="mt-8 h-11 w-11" />
      <div className="mt-2.5 border-t border-ink">
        {ROWS.map((row) => (
          <div
            key={row}
            className="grid gap-x-9 gap-y-2.5 border-b border-line py-4.5 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[19rem_minmax(0,1fr)]"
          >
            <div>
              <Skeleton className="h-6 w-44" />
              <Skeleton className="mt-3 h-5 w-32" />
            </div>
            <div className="max-w-read">
              <Skeleton className="mt-1 h-4" />
              <Skeleton className="mt-2.5 h-4 w-3/4" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
