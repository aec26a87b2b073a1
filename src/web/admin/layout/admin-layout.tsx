import { Link, Navigate, useMatches } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { may, roleOf } from '#domain/accounts/roles.ts'
import { Content } from '#web/components/frame/content.tsx'
import { Drawer } from '#web/components/frame/drawer.tsx'
import { Mark } from '#web/components/mark.tsx'
import { useSession } from '#web/session/session.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AdminPage } from '../admin-page.tsx'
import { permissionOfAddress } from './permission-of-address.ts'
import { OwnRole, Sidebar } from './sidebar.tsx'

/** A dark sidebar beside the screen, in both themes, unlike the public site. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  return (
    <div className="flex min-w-0 flex-1 flex-col lg:flex-row">
      <aside
        aria-label={t('sidebar.label')}
        className="sticky top-0 flex h-dvh w-58 flex-none flex-col bg-rail max-lg:hidden"
      >
        <Brand className="h-16 border-b border-rail-line px-5" />
        <Sidebar />
      </aside>
      <header className="flex h-14 items-center justify-between bg-rail px-4 text-rail-ink [--focus:var(--rail-ink)] lg:hidden">
        <p className="flex items-center gap-2.5">
          <Brand />
          <span className="pt-1 text-xs text-rail-ink-2">
            <OwnRole />
          </span>
        </p>
        <SidebarDrawer />
      </header>
      <Content className="min-w-0 flex-1 px-4 pt-5 pb-10 md:px-8 md:pt-6.5 md:pb-12">
        <SessionNotice />
        <ForRole>{children}</ForRole>
      </Content>
    </div>
  )
}

function Brand({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/admin"
      className={`flex flex-none items-center gap-2.5 font-serif text-[1.1875rem] tracking-[-0.012em] whitespace-nowrap text-rail-ink no-underline [--focus:var(--rail-ink)] ${className}`}
    >
      <Mark className="size-6.25 text-[#74c4d0]" />
      {t('portal.name')}
    </Link>
  )
}

function SidebarDrawer() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = 'text-rail-ink! hover:bg-rail-active!'
  return (
    <>
      <IconButton
        label={t('nav.menu')}
        aria-haspopup="dialog"
        className={button}
        onClick={() => setOpen(true)}
      >
        <Menu className="size-5" />
      </IconButton>
      <Drawer
        label={t('nav.menu')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        closedFrom="64rem"
        button={button}
        className="border-rail-line! bg-rail text-rail-ink [--focus:var(--rail-ink)]"
      >
        <Sidebar />
      </Drawer>
    </>
  )
}

/** Above a form that stayed open when the session ended. */
function SessionNotice() {
  const { t } = useTranslation('admin')
  if (useSession()?.user !== null) return null
  return (
    <div role="alert" className="mb-5">
      <Notice tone="caution" title={t('session.over')}>
        {t('session.overWhat')}{' '}
        <a href="/admin/login" target="_blank" rel="noopener" className="text-accent">
          {t('session.signInElsewhere')}
        </a>
      </Notice>
    </div>
  )
}

/** A screen for those whose role opens it; others read that it is not open to them. */
function ForRole({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  // Of the screen that is shown: the address is ahead of it while the next one loads.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/\/$/, '') ?? '' })
  const user = useSession()?.user
  const role = user ? roleOf(user) : undefined
  if (!user || role === undefined || may(user, permissionOfAddress(pathname))) return children
  if (pathname === '/admin') return <Navigate to="/admin/translations" replace />
  return (
    <AdminPage title={t('roles.notOpen')}>
      <p role="alert" className="max-w-read text-ink-2">
        {t('roles.notOpenWhat', { role: t(`roles.names.${role}`) })}
      </p>
    </AdminPage>
  )
}
