import { type LinkProps, useRouter } from '@tanstack/react-router'
import { may } from '#domain/accounts/roles.ts'
import { useSession } from '#web/session/session.ts'
import { permissionOfAddress } from './permission-of-address.ts'

/** Tells of a link whether it leads to a screen that the role of the person who is signed in opens. */
export function useMayOpen(): (link: { to?: string | undefined }) => boolean {
  const router = useRouter()
  const user = useSession()?.user
  return (link) =>
    user != null && may(user, permissionOfAddress(router.buildLocation(link as LinkProps).pathname))
}
