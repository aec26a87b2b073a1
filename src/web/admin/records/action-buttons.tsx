import type { LucideIcon } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

interface RowAction {
  Icon: LucideIcon
  label: string
  onClick: () => void
  disabled?: boolean
  isDanger?: boolean
}

/** One button for each thing that can be done about a row; on phones in several lines. */
export function ActionButtons({ actions }: { actions: readonly RowAction[] }) {
  return (
    <div className="flex justify-end max-md:w-22 max-md:flex-wrap">
      {actions.map(({ Icon, label, onClick, disabled, isDanger = false }) => (
        <IconButton
          key={label}
          label={label}
          disabled={disabled}
          onClick={onClick}
          className={`size-9 ${isDanger ? 'text-danger' : ''}`}
        >
          <Icon className="size-4.5" />
        </IconButton>
      ))}
    </div>
  )
}
