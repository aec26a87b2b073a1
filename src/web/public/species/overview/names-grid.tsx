import { useTranslation } from 'react-i18next'
import type { CommonName } from '#contract/names-contract.ts'
import { FactGrid } from './fact-grid.tsx'
import { namesByLanguage } from './names-by-language.ts'

/** What a species is called elsewhere; names nobody has checked yet carry a star. */
export function NamesGrid({ names }: { names: readonly CommonName[] }) {
  const { t, i18n } = useTranslation('species')
  const languages = new Intl.DisplayNames(i18n.language, { type: 'language' })
  const groups = namesByLanguage(names)
  if (groups.length === 0) return <p className="text-ink-3">{t('names.none')}</p>

  return (
    <>
      <FactGrid
        facts={groups.map(({ language, iso_639, names: known }) => ({
          name:
            language === 'other' && iso_639
              ? capitalised(languages.of(iso_639) ?? iso_639)
              : t(`languages.${language}`),
          value: known.map(({ name, checked }, place) => (
            <span key={name}>
              {place > 0 && ', '}
              <span lang={iso_639 ?? undefined}>{name}</span>
              {!checked && (
                <>
                  <span aria-hidden="true" className="text-warn">
                    *
                  </span>
                  <span className="sr-only"> ({t('unchecked')})</span>
                </>
              )}
            </span>
          )),
        }))}
      />
      {names.some(({ checked }) => !checked) && (
        <p aria-hidden="true" className="text-2xs text-ink-3">
          <span className="text-warn">*</span> {t('unchecked')}
        </p>
      )}
    </>
  )
}

/** Intl writes names of languages as in running text; here they stand alone. */
const capitalised = (name: string) => name.replace(/^./u, (letter) => letter.toUpperCase())
