import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type DataAddresses,
  dataSnippets,
  SNIPPET_LANGUAGES,
  type SnippetLanguage,
} from '#domain/views/data-snippets.ts'
import { Choice } from '#web/ui/choice.tsx'
import { CodeBlock } from '#web/ui/code-block.tsx'

const NAMES: Partial<Record<SnippetLanguage, string>> = {
  r: 'R',
  python: 'Python',
  duckdb: 'DuckDB',
  curl: 'curl',
}

/** Code that reads the figures, and the records behind them, in the language of the reader's choice. */
export function CodePanel({ addresses }: { addresses: DataAddresses }) {
  const { t } = useTranslation('citing')
  const [language, choose] = useState<SnippetLanguage>('r')
  return (
    <>
      <Choice
        label={t('code.language')}
        dense
        value={language}
        options={SNIPPET_LANGUAGES.map((value) => ({ value, label: NAMES[value] ?? t('code.spreadsheet') }))}
        onChange={choose}
      />
      {dataSnippets(language, addresses).map(({ reads, with: needs, code }) => (
        <CodeBlock key={`${reads} ${needs}`} title={`${t(`code.reads.${reads}`)}: ${needs}`}>
          {code}
        </CodeBlock>
      ))}
      {language === 'duckdb' && <p className="text-sm text-ink-2">{t('code.duckdbNeeds')}</p>}
      {language === 'spreadsheet' && (
        <ul className="grid max-w-read list-disc gap-1.5 pl-5 text-sm text-ink-2">
          <li>{t('code.excel')}</li>
          <li>{t('code.libreOffice')}</li>
        </ul>
      )}
    </>
  )
}
