import { Moon, Sun } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { HeaderPopover } from './header-popover.tsx'

const ThemeChoice = lazy(() =>
  import('./theme-choice.tsx').then(({ ThemeChoice }) => ({ default: ThemeChoice })),
)

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
