import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#web/components/lazy-part.tsx'
import { HeaderPopover } from './header-popover.tsx'

const ThemeChoice = lazyPart(() => import('./theme-choice.tsx').then(({ ThemeChoice }) => ThemeChoice))

/** The header's theme button. */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const icon = (
    <>
      <Sun className="size-4.75 dark-theme:hidden" />
      <Moon className="hidden size-4.75 dark-theme:block" />
    </>
  )
  return (
    <HeaderPopover label={t('theme.label')} icon={icon}>
      <ThemeChoice />
    </HeaderPopover>
  )
}
