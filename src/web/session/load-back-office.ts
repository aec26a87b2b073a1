import type { QueryClient } from '@tanstack/react-query'
import { ensureSession } from './session.ts'

/** What every page of the back office needs before it is shown: its styles, and who is signed in. */
export async function loadBackOffice({
  context: { queryClient },
}: {
  context: { queryClient: QueryClient }
}): Promise<void> {
  const { loadAdminStyles } = await import('#web/admin/layout/admin-styles.ts')
  await Promise.all([loadAdminStyles(), ensureSession(queryClient)])
}
