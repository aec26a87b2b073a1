import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { chooseTheme, THEMES, useTheme } from './theme.ts'

/** Light, dark, or as the system is set. */
export function ThemeChoice() {
  const { t } = useTranslation()
  const name = useId()
  const theme = useTheme()
  return (
    <fieldset>
      <legend className="text-xs font-semibold text-ink-2">{t('theme.label')}</legend>
      {THEMES.map((choice) => (
        <label key={choice} className="flex min-h-9 items-center gap-2.5 text-sm text-ink">
          <input
            type="radio"
            name={name}
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
            className="size-4 accent-accent"
          />
          {t(`theme.${choice}`)}
        </label>
      ))}
    </fieldset>
  )
}
