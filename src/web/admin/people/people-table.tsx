import { useSuspenseQuery } from '@tanstack/react-query'
import { KeyRound, Pencil, ShieldOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '#web/session/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type AdminAnswers, ASKED_ANEW, adminApi } from '../admin-api.ts'
import { ActionButtons } from '../records/action-buttons.tsx'
import { NothingCell } from '../records/cells.tsx'
import { ListTable } from '../records/list-table.tsx'
import { useMoments } from '../use-moments.ts'
import { type MadeLink, PersonTaskDialog, RoleDialog, RoleText } from './people-dialogs.tsx'

export type Person = AdminAnswers['people']['list'][number]

const COLUMNS = ['person', 'role', 'lastSignIn', 'secondFactor'] as const

/** Everybody with an account, each with what an administrator can do about it. */
export function PeopleTable({ onLink }: { onLink: (link: MadeLink) => void }) {
  const { t } = useTranslation('admin')
  const { moment } = useMoments()
  const own = useSession()?.user?.id
  const [task, setTask] = useState<{ person: Person; task: PersonTask }>()
  const { data: people } = useSuspenseQuery(adminApi.people.list.queryOptions(ASKED_ANEW))
  const close = () => setTask(undefined)

  return (
    <div className="rounded-md border border-line bg-surface">
      <ListTable
        columns={COLUMNS.map((key) => ({ key, heading: t(`people.columns.${key}`) }))}
        last={t('columns.actions')}
        hasActions
      >
        {people.map((person) => (
          <tr key={person.id} className="h-12.5 border-b border-line last:border-0 hover:bg-tint">
            <th scope="row" className="px-4 py-2 font-normal wrap-anywhere max-md:min-w-48">
              <span className="font-medium">{person.name}</span>{' '}
              {person.id === own && <Badge>{t('people.you')}</Badge>}
              {person.name !== person.email && (
                <span className="block text-xs text-ink-3">{person.email}</span>
              )}
            </th>
            <td className="px-4 py-2">
              <RoleText {...person} />
            </td>
            <td className="px-4 py-2 whitespace-nowrap">
              {person.last_sign_in_at === null ? <NothingCell /> : moment(person.last_sign_in_at)}
            </td>
            <td className="px-4 py-2">
              <SecondFactors {...person} />
            </td>
            <td className="px-2 py-0.5">
              <PersonActions person={person} onChoose={(chosen) => setTask({ person, task: chosen })} />
            </td>
          </tr>
        ))}
      </ListTable>
      {task?.task === 'role' && <RoleDialog person={task.person} onClose={close} />}
      {task && task.task !== 'role' && (
        <PersonTaskDialog person={task.person} task={task.task} onLink={onLink} onClose={close} />
      )}
    </div>
  )
}

function SecondFactors({ has_codes, passkeys }: Pick<Person, 'has_codes' | 'passkeys'>) {
  const { t } = useTranslation('admin')
  const words = [
    has_codes && t('account.codes.title'),
    passkeys > 0 && t('account.passkeys.count', { count: passkeys }),
  ].filter(Boolean)
  return words.length === 0 ? <NothingCell /> : words.join(', ')
}

/** What an administrator does about an account; each has its words in `admin:people.tasks`. */
const TASKS = ['role', 'new_password', 'second_factors', 'remove'] as const
export type PersonTask = (typeof TASKS)[number]

const ICONS = { role: Pencil, new_password: KeyRound, second_factors: ShieldOff, remove: Trash2 } as const

interface PersonActionsProps {
  person: Person
  onChoose: (task: PersonTask) => void
}

/** One button for each thing that can be done about this account. */
function PersonActions({ person, onChoose }: PersonActionsProps) {
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
