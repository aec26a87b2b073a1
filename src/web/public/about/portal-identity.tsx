import { useSuspenseQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { api } from '#web/api.ts'

const useIdentity = () => useSuspenseQuery(api.portal.about.queryOptions()).data

/** The roles of the team, as whoever runs the portal names them. */
export function TeamRoles() {
  const { roles } = useIdentity()
  return (
    <ul className="flex max-w-none flex-wrap gap-3">
      {roles.map((role) => (
        <li
          key={role}
          className="grow basis-52 rounded-md border border-line bg-surface px-5 py-4 font-serif text-xl leading-tight"
        >
          {role}
        </li>
      ))}
    </ul>
  )
}

/** The institution that runs the portal, and its own line about that. */
export function Institution() {
  const { institution, credit_line } = useIdentity()
  return (
    <p>
      <strong>{institution}</strong>
      <br />
      {credit_line}
    </p>
  )
}

/** The e-mail address of whoever runs the portal; without one, what is said instead. */
export function ContactAddress({ none }: { none: ReactNode }) {
  const { contact } = useIdentity()
  if (contact === null) return <p>{none}</p>
  return (
    <p>
      <a href={`mailto:${contact}`} className="inline-flex items-center gap-2 text-accent underline">
        <Mail className="size-4.5" />
        {contact}
      </a>
    </p>
  )
}

/** The version of the software that runs here. */
export function SoftwareVersion() {
  return <>{useIdentity().version}</>
}
