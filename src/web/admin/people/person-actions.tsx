import { KeyRound, Pencil, ShieldOff, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Person } from './people-table.tsx'

/** What an administrator does about an account; each has its words in `admin:people.tasks`. */
export type PersonTask = 'role' | 'new_password' | 'second_factors' | 'remove'

const ICONS = { role: Pencil, new_password: KeyRound, second_factors: ShieldOff, remove: Trash2 } as const

interface PersonActionsProps {
  person: Person
  onChoose: (task: PersonTask) => void
}

/** One button for each thing that can be done about this account. */
export function PersonActions({ person, onChoose }: PersonActionsProps) {
  const { t } = useTranslation('admin')
  const hasSecondFactor = person.has_codes || person.passkeys > 0
  const tasks: PersonTask[] = [
    'role',
    'new_password',
    ...(hasSecondFactor ? ['second_factors' as const] : []),
    'remove',
  ]
  return (
    <div className="flex justify-end max-md:w-22 max-md:flex-wrap">
      {tasks.map((task) => {
        const Icon = ICONS[task]
        return (
          <IconButton
            key={task}
            label={t(`people.tasks.${task}.label`, { name: person.name })}
            onClick={() => onChoose(task)}
            className={`size-9 ${task === 'remove' ? 'text-danger' : ''}`}
          >
            <Icon className="size-4.5" />
          </IconButton>
        )
      })}
    </div>
  )
}
