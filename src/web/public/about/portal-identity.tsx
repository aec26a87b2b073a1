import { useSuspenseQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '#web/api.ts'
import { OutboundLink } from '#web/ui/outbound-link.tsx'
import { InstitutionOf } from './institution.tsx'

const useIdentity = () => useSuspenseQuery(api.portal.about.queryOptions()).data

/** What the team does, unless the operator configures something else. */
const ROLES = ['research', 'curation', 'software'] as const

/** The roles of the team, as the operator names them. */
export function TeamRoles() {
  const { t } = useTranslation()
  const named = useIdentity().roles
  const roles = named.length > 0 ? named : ROLES.map((role) => t(`portal.roles.${role}`))
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
  return <InstitutionOf {...useIdentity()} />
}

/** The operator's e-mail address; without one, the text's own words and where problems are reported. */
export function ContactAddress({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const { contact, issues_url } = useIdentity()
  if (contact === null)
    return (
      <p>
        {children}{' '}
        {issues_url !== null && <OutboundLink href={issues_url}>{t('actions.reportIssue')}</OutboundLink>}
      </p>
    )
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
