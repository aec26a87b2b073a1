import { Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** The header's theme button; its choices open in the browser's own popover. */
export function ThemeSwitch() {
  const { t } = useTranslation()
  const id = useId()
  return (
    <>
      <IconButton label={t('theme.label')} popoverTarget={id}>
        <Sun className="size-4.75 dark-theme:hidden" />
        <Moon className="hidden size-4.75 dark-theme:block" />
      </IconButton>
      <div
        id={id}
        popover="auto"
        className="absolute inset-auto top-15 right-4 w-48 rounded-lg border border-line bg-raised px-4 py-3 shadow-pop lg:right-8"
      >
        <ThemeChoice />
      </div>
    </>
  )
}
