import { KeyRound, Pencil, ShieldOff, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ActionButtons } from '../records/action-buttons.tsx'
import type { Person } from './people-table.tsx'

/** What an administrator does about an account; each has its words in `admin:people.tasks`. */
const TASKS = ['role', 'new_password', 'second_factors', 'remove'] as const
export type PersonTask = (typeof TASKS)[number]

const ICONS = { role: Pencil, new_password: KeyRound, second_factors: ShieldOff, remove: Trash2 } as const

interface PersonActionsProps {
  person: Person
  onChoose: (task: PersonTask) => void
}

/** One button for each thing that can be done about this account. */
export function PersonActions({ person, onChoose }: PersonActionsProps) {
  const { t } = useTranslation('admin')
  const hasSecondFactor = person.has_codes || person.passkeys > 0
  const tasks = TASKS.filter((task) => task !== 'second_factors' || hasSecondFactor)
  return (
    <ActionButtons
      actions={tasks.map((task) => ({
        Icon: ICONS[task],
        label: t(`people.tasks.${task}.label`, { name: person.name }),
        onClick: () => onChoose(task),
        isDanger: task === 'remove',
      }))}
    />
  )
}
