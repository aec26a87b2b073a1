import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'
import { fetchedWhenIdle } from '#web/ui/when-idle.ts'

const useNavDrawer = fetchedWhenIdle(() => import('./nav-drawer.tsx').then(({ NavDrawer }) => NavDrawer))

/** The button of the menu on small screens; the menu itself comes when the page is idle. */
export function NavMenu() {
  const { t } = useTranslation()
  const NavDrawer = useNavDrawer()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton label={t('nav.menu')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu className="size-5" />
      </IconButton>
      {NavDrawer && <NavDrawer isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
