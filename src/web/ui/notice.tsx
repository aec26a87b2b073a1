import { CircleAlert, FlaskConical, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const TONES = {
  info: { Icon: Info, edge: 'border-l-accent', ink: 'text-accent' },
  caution: { Icon: TriangleAlert, edge: 'border-l-warn-line', ink: 'text-warn' },
  alpha: { Icon: FlaskConical, edge: 'border-l-warn-line', ink: 'text-warn' },
  problem: { Icon: CircleAlert, edge: 'border-l-danger', ink: 'text-danger' },
} as const

interface NoticeProps {
  tone?: keyof typeof TONES
  title?: string
  children: ReactNode
}

export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const { Icon, edge, ink } = TONES[tone]
  return (
    <div
      className={`flex gap-3 rounded-sm border border-l-3 border-line bg-surface px-4 py-3.5 text-sm ${edge}`}
    >
      <Icon className={`mt-0.5 size-4.5 ${ink}`} />
      <div className="min-w-0">
        {title && <strong className="font-[650]">{title} </strong>}
        {children}
      </div>
    </div>
  )
}
