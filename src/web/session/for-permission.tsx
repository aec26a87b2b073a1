import type { ReactNode } from 'react'
import { may, type Permission } from '#domain/accounts/roles.ts'
import { useSession } from './session.ts'

/** Whether the person who is signed in may do this; the server decides again. */
export function useMay(permission: Permission): boolean {
  const user = useSession()?.user
  return user != null && may(user, permission)
}

/** Shows its content to those who may do what it is for; the server decides again. */
export function ForPermission({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay(permission) && children
}
