import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Frame } from './components/frame/frame.tsx'
import { PageShell } from './public/page-shell.tsx'
import { AdminShell } from './session/admin-shell.tsx'
import { staticMarkup } from './static-markup.tsx'
import { WORDS } from './words.ts'

/** Pages that are not rendered for their address: the server fills in the `{words}`, the browser draws what stands there. */
const SHELLS: Record<string, ReactNode> = {
  page: (
    <Frame>
      <PageShell />
    </Frame>
  ),
  frame: <Frame>{null}</Frame>,
  admin: <AdminShell />,
}

/** The shells in every language. */
export function shells(): { language: string; kind: string; html: string }[] {
  const queryClient = new QueryClient()
  return Object.keys(WORDS).flatMap((language) =>
    Object.entries(SHELLS).map(([kind, content]) => ({
      language,
      kind,
      html: staticMarkup(content, { language, at: '/-', queryClient }),
    })),
  )
}
