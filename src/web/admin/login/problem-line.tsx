import { CircleAlert } from 'lucide-react'

/** What is wrong with what was sent, read out as soon as it is known. */
export function ProblemLine({ id, problem }: { id: string; problem: string | undefined }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-sm text-danger empty:hidden">
      {problem && <CircleAlert className="mt-0.5 size-4 flex-none" />}
      {problem}
    </p>
  )
}
