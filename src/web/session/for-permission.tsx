import type { ReactNode } from 'react'
import type { Permission } from '#domain/accounts/roles.ts'
import { useMay } from './use-may.ts'

/** Shows its content to those who may do what it is for; the server decides again. */
export function ForPermission({ permission, children }: { permission: Permission; children: ReactNode }) {
  return useMay(permission) && children
}
